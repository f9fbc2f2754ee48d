import { answerCalls } from '#platform/worker-channel.ts';
import type { AdCalls } from '../protocol.ts';
import { createAdReader } from './ad-reader.ts';

/*
 * Reads job ads and puts resumes beside them, off the page's thread. Its own policy lets it fetch nothing but parts of its
 * program, so that neither can leave it.
 */

answerCalls<AdCalls>(createAdReader());
