import type { EraseAddresses } from '#features/auth/deletion/erase-account.server.ts';
import { eraseContactMessages } from '#features/site/contact/erase-messages.server.ts';

/** What features other than signing in keep by a person's addresses: erased with the account. */
export const ERASE_ELSEWHERE: readonly EraseAddresses[] = [eraseContactMessages];
