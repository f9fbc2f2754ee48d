/* What is said of looks that are saved by name. */

export const SAVED_TEXTS = {
  title: 'Saved looks',
  hint: 'Put one on, or save this one.',
  noun: 'your saved looks',
  signIn: 'Sign in to save looks and to put them on other documents.',
  none: 'You have not saved a look yet.',
  name: 'Name of this look',
  nameHint: 'Colors, typefaces, sizes and spacing as they are here. It can be put on your other documents.',
  letterHint: 'Colors and page numbers as they are here. They can be put on your other documents.',
  save: 'Save this look',
  putOn: 'Put on',
  rename: 'Rename',
  newName: 'New name',
  replace: 'Save this look in its place',
  remove: 'Delete',
  removeText: 'Documents that have it stay as they are.',
  failed: 'That did not work. Please check your connection and try again.',
} as const;

export const savedText = (name: string) => `“${name}” is saved.`;
export const putOnText = (name: string) => `“${name}” is put on. Undo brings back how it was.`;
export const renamedText = (name: string) => `It is called “${name}” now.`;
export const replacedText = (name: string) => `“${name}” is the look of this document now.`;
export const removedText = (name: string) => `“${name}” is deleted.`;
export const renameTitle = (name: string) => `Rename the look “${name}”`;
export const removeTitle = (name: string) => `Delete the look “${name}”?`;
export const optionsOf = (name: string) => `More options for ${name}`;
