import { createListeners } from '../listeners.ts';

const listeners = createListeners();

/** Calls back whenever the server has answered something; answers the function that stops it. */
export const onServerReached = listeners.subscribe;

/** Some call came back from the server: others that could not get through may be tried again. */
export const serverReached = listeners.emit;
