/** What the tray is being filled in for, when nothing waits. */
export type TrayKind = 'test' | 'hand' | 'opposed' | 'fight' | 'single';

class Tray {
  kind = $state<TrayKind>('test');
  /** Who rolled last, or was asked to: the next test is most often the same person's. */
  actor = $state('');
}

/** The scene makes room for a form that is being filled in; so both look here. */
export const tray = new Tray();
