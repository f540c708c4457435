import { act, type Table } from './seen.ts';

/** A list of what often matters, for the table to edit (KOLO-X-TABLE-01). */
export const startCategories = async (table: Table): Promise<void> => {
  const { categoryIdeas } = await import('@aspekt/kolo');
  await act(table, { type: 'kolo/setCommonCategories', categories: categoryIdeas[table.locale] });
};
