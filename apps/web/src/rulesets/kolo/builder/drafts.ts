import type { AspectForm, SecretForm, TraitForm } from '../features/forms.ts';
import type { Draft } from './ListOf.svelte';

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
