import { games } from '@aspekt/registry';
import { places } from './elsewhere.ts';
import { cameOf } from './evening.ts';

export type Replays = {
  readonly events: number;
  readonly evenings: number;
  /** Evenings that came out otherwise somewhere, or when they were replayed. */
  readonly complaints: readonly string[];
};

/** Play evenings of all games here and elsewhere until there were so many events. */
export const manyReplays = async (events: number, seed: number, sofar: (far: Replays) => void): Promise<Replays> => {
  const everywhere = await places();
  const complaints: string[] = [];
  let far: Replays = { events: 0, evenings: 0, complaints };
  for (let i = 0; far.events < events; i++) {
    const evening = { game: games[i % games.length]?.id ?? '', seed: seed + i, commands: 300 };
    const [here, ...others] = await Promise.all([cameOf(evening), ...everywhere.map((place) => place.play(evening))]);
    if (here.differing.length > 0)
      complaints.push(`${evening.game} ${evening.seed}, replayed: ${here.differing.join()}`);
    for (const [k, { hash }] of others.entries())
      if (hash !== here.hash) complaints.push(`${evening.game} ${evening.seed}, ${everywhere[k]?.place.engine}`);
    far = { events: far.events + here.events, evenings: far.evenings + 1, complaints };
    sofar(far);
  }
  for (const place of everywhere) await place.leave();
  return far;
};
