/** What a game master calls for, or a player asks for, when nothing waits. */
export type NewKind = 'none' | 'simple' | 'contested' | 'complex' | 'compare' | 'without' | 'story';

class Focus {
  /** The moment that was picked among several. */
  chosen = $state('');
  /** The form that is open. */
  kind = $state<NewKind>('none');
  /** Contests after which no marker is left. */
  spared = $state.raw<readonly string[]>([]);
}

/** Scene and tray look at the same thing. */
export const focus = new Focus();
