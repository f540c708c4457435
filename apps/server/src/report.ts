/** An error for the operator: what kind and where, never its message, which may quote what people wrote. */
export const report = (error: unknown): void => {
  const [kind, frames] =
    error instanceof Error
      ? [
          error.name,
          (error.stack ?? '')
            .split('\n')
            .filter((line) => line.startsWith('    at '))
            .slice(0, 8),
        ]
      : [typeof error, []];
  process.stderr.write(`${[`aspekt: ${kind}`, ...frames].join('\n')}\n`);
};

/** A sentence for the operator. It names tables by id and says nothing of what is on them. */
export const warn = (sentence: string): void => void process.stderr.write(`aspekt: ${sentence}\n`);
