/** Read a body, but no more of it than allowed: a longer one is refused while it arrives. */
export const readBody = async (request: Request, most: number): Promise<string | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  if (!request.body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body) {
    size += part.byteLength;
    if (size > most) return undefined;
    parts.push(part);
  }
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(parts));
};
