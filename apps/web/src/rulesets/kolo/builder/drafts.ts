import type { AspectForm, SecretForm, TraitForm } from '../features/forms.ts';

/** What is being written, and which of the list it is to replace; −1 for a new one. */
export type Draft<T> = { readonly form: T; readonly at: number };

/** What is being written in each of the three lists. */
export type Drafts = {
  traits?: Draft<TraitForm> | undefined;
  aspects?: Draft<AspectForm> | undefined;
  secrets?: Draft<SecretForm> | undefined;
};

/** What was typed and is on no list yet. */
export const pendingOf = (drafts: Drafts): readonly string[] =>
  [drafts.traits, drafts.aspects, drafts.secrets].flatMap((draft) => {
    const phrase = draft?.form.phrase.trim();
    return phrase ? [phrase] : [];
  });
