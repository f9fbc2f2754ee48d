/*
 * Bases and what follows them, in as many stories as the soak can afford.
 */
import '../../src/editor/store/variants/following-stories.api.test.ts';
