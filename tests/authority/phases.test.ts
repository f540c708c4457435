import type { Wire } from '@aspekt/contract';
import { games, type Game } from '@aspekt/registry';
import { isLeftOut, phasesAt, type Authority } from '@aspekt/testkit';
import { describe, expect, test } from 'vitest';
import { authorities } from './page.ts';
import { carl, everyone, gm, invented, laid, move, nobody, ofEveryKind, onlooker, type Play } from './played.ts';

/** Who has no seat at this table. */
const outside = [carl, nobody, onlooker];

/** Everyone whom the table of authority leaves out sends it, and insists: it is refused, and nothing is written. */
const tryAll = ({ table, ask }: Play, command: Wire, authority: Authority): void => {
  const before = table.entries.length;
  const may = everyone.filter(
    (by) => !table.house.paused && !outside.includes(by) && !isLeftOut(authority, by, table.board.game, command),
  );
  for (const by of everyone) {
    if (may.includes(by)) continue;
    for (const more of [{}, { overrule: true }] as const)
      // What cannot be read is nobody's either.
      expect(['refused', 'invalid'], `${by.seat}: ${JSON.stringify(command)}`).toContain(ask(by, command, more).kind);
  }
  expect(table.entries.length).toBe(before);
};

/** Phases that chance alone seldom comes to. */
const steps: Readonly<Record<string, readonly (readonly Wire[])[]>> = {
  vastmark: [[{ type: 'vastmark/requestSeveralTraits', actor: 'spy', traits: ['Sly', 'Suspicious'] }]],
  aoristos: [
    [
      { type: 'aoristos/endCombat' },
      { type: 'aoristos/setHealth', person: 'etka', fields: { organTrauma: 7 }, reason: 'x' },
      { type: 'aoristos/advanceTime', minutes: 5 },
    ],
    [
      { type: 'aoristos/endCombat' },
      { type: 'aoristos/setHealth', person: 'etka', fields: { organTrauma: 2 }, reason: 'x' },
      { type: 'aoristos/advanceTime', days: 8 },
    ],
    [
      { type: 'aoristos/endCombat' },
      { type: 'aoristos/addPsychTrauma', person: 'etka', amount: 50, shocking: true, text: 'x' },
    ],
    [
      { type: 'aoristos/setMelee', melee: 'm', sides: [['etka'], ['ragna']] },
      { type: 'aoristos/adjust', reason: 'x', change: { what: 'turn', current: 'etka', phase: 'active' } },
      {
        type: 'aoristos/adjust',
        reason: 'x',
        change: { what: 'combatant', person: 'etka', fields: { kp: 9, fleeDanger: true } },
      },
      { type: 'aoristos/move', by: 'etka', metres: 1, leaveMelee: true },
    ],
  ],
};

/** A phase is tried at so many moments; more would say the same again. */
const moments = 3;

describe.each(games)('in every phase of $id', { timeout: 240_000 }, (game: Game) => {
  const authority = authorities[game.id];
  if (!authority) throw new Error(`nothing says who may send what in ${game.id}`);

  test('nobody may send what the table of authority does not give them, and nobody anything while it is paused', async () => {
    const types = Object.keys(authority.rows);
    const known = new Map<string, Wire>();
    const times = new Map<string, number>();
    const isLeft = (name: string): boolean => (times.get(name) ?? 0) < moments;
    const left = (): readonly string[] => Object.keys(authority.phases).filter(isLeft);

    const look = (play: Play): void => {
      const now = phasesAt(authority, play.table.board.game);
      if (!now.some(isLeft)) return;
      const commands = ofEveryKind(play, known);
      for (const command of commands) tryAll(play, command, authority);
      play.ask(gm, { type: 'table/x-card' });
      for (const command of commands) tryAll(play, command, authority);
      play.ask(gm, { type: 'table/resume' });
      for (const name of now) times.set(name, (times.get(name) ?? 0) + 1);
    };

    for (let seed = 1; seed <= 40 && known.size < types.length; seed++) {
      const play = await laid(game, seed);
      for (let i = 0; i < 120; i++) {
        for (let j = 0; j < 10; j++) {
          const command = invented(play);
          if (command) known.set(command.type, command);
        }
        move(play);
      }
    }
    expect(types.filter((type) => !known.has(type))).toEqual([]);
    for (let seed = 1; seed <= 200 && left().length > 0; seed++) {
      const play = await laid(game, seed);
      const seldom = steps[game.id] ?? [];
      for (const command of seldom[seed % seldom.length] ?? [])
        expect(play.ask(gm, command), JSON.stringify(command)).toMatchObject({ kind: 'accepted' });
      for (let i = 0; i < 120 && left().length > 0; i++) {
        look(play);
        move(play);
      }
    }
    expect(left()).toEqual([]);
  });
});
