export const en = {
  name: 'Aspekt',
};
