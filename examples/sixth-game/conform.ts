import { parse, type Viewer } from '@aspekt/contract';
import { given as at } from '@aspekt/testkit';
import type { VectorAdapter } from '@aspekt/testkit/vectors';
import { heads } from './heads.ts';

/** How vectors are played: `cmd` is a command without its prefix, `by` the seat; a toss takes the next of the dice. */
export const adapter: VectorAdapter = {
  begin: ({ points = {} }, dice) => {
    let state = { ...heads.initial({}), points: points as Readonly<Record<string, number>> };
    const faces = dice.flatMap(({ values }) => values);
    const report = () => ({ ...state });
    return {
      step: ({ cmd, by = 'gm', ...rest }) => {
        const command = parse(heads.command, { ...rest, type: `heads/${cmd}` });
        if (command.issues) return { error: 'malformed' };
        const viewer: Viewer = { seat: String(by), role: by === 'gm' ? 'gm' : 'player' };
        const played = at(heads, state).when(command.value, cmd === 'toss' ? faces.splice(0, 1) : [], viewer);
        state = played.state;
        return { ...report(), ...(played.refusal !== undefined && { error: played.refusal }) };
      },
      final: report,
      state: () => JSON.stringify(state),
    };
  },
};
