/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    runes: true,
    // Elements are made one by one, never from a string of HTML: Trusted Types can then forbid every policy.
    fragments: 'tree',
  },
};
