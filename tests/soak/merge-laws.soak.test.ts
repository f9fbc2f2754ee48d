/*
 * The laws of the merge on as many documents as the soak can afford.
 */
import '../../src/documents/merge/merge-laws.test.ts';
import '../../src/documents/merge/follow-base.test.ts';
