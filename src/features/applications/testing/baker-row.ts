import type { ApplicationRow } from '../contract.ts';
import { ID } from './open-session.ts';

/** An application as lists have it, of which little is known. */
export const BAKER: ApplicationRow = {
  ...{ id: ID, version: 1, updatedAt: '2026-11-23T10:00:00.000Z', title: 'Baker – Bram' },
  ...{ employer: 'Bram', position: 'Baker', location: '', stage: 'saved', stageChangedAt: '' },
  ...{
    closedReason: '',
    closedFrom: '',
    appliedOn: '',
    nextStep: '',
    nextStepOn: '',
    deadline: '',
    tags: [],
  },
  ...{ resumeId: null, resumeBaseId: null, sentResume: null, letterId: null, sentOn: null },
};
