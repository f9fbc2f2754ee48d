/** What a browser keeps of people beside their session. It stays the same one while the page is open. */
export type PersonalStorage = {
  /** Removes the documents of an account that logs out; other tabs hear of it at once. */
  forgetDocuments(accountId: number): Promise<void>;
  /** Removes everything of an erased account and nothing of anybody else: nobody has chosen to leave this device. */
  forgetErased(accountId: number): Promise<void>;
  /** Removes copies of saved documents of every account but one, or with null of every account. */
  forgetSavedDocuments(except: number | null): Promise<void>;
  /** Removes what else is kept of whoever logs out; null where that is not known. */
  clear(accountId: number | null): void;
  /** Removes what this tab alone keeps. */
  clearThisTab(): void;
  /** Calls back when somebody logs out in another tab; answers the function that stops it. */
  onForgottenElsewhere(listener: () => void): () => void;
};
