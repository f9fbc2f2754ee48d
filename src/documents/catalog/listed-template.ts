/** What a gallery shows of any template; how it is set stands with the designs. */
export type ListedTemplate<Category extends string> = {
  id: string;
  name: string;
  category: Category;
  description: string;
};
