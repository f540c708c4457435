/** What the tray is being filled in for, when nothing waits. */
export type TrayKind = 'one' | 'opposed' | 'conflict' | 'group';

class Tray {
  kind = $state<TrayKind>('one');
  /** Who rolled last, or was asked to: the next roll is most often the same person's. */
  actor = $state('');
}

/** The scene makes room for a form that is being filled in; so both look here. */
export const tray = new Tray();
