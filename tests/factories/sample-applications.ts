import { emptyApplication } from '#documents/application/empty.ts';
import type { ApplicationData } from '#documents/application/schema.ts';

/** An application with every field filled, but for the documents that it is sent with. */
export function typicalApplication(): ApplicationData {
  return {
    ...emptyApplication(),
    employer: 'Nordlys Energy',
    position: 'Staff Engineer',
    location: 'Trondheim, or from home',
    url: 'https://jobs.example.com/nordlys/4711',
    ad: 'Nordlys Energy seeks a staff engineer.\n\nYou have five years of TypeScript, and know PostgreSQL.\nGerman is nice to have.',
    salary: '850 000 NOK',
    deadline: '2026-12-01',
    tags: ['energy', 'remote'],
    links: [{ id: 'a', label: 'About them', url: 'https://nordlys.example.com' }],
    stage: 'applied',
    stageChangedAt: '2026-11-20T08:30:00.000Z',
    closedReason: '',
    closedFrom: '',
    appliedOn: '2026-11-19',
    nextStep: 'Call Marta Reis',
    nextStepOn: '2026-11-30',
    notes: 'Found by Jo.\nAsks for a portfolio.',
    contacts: [
      {
        id: 'b',
        name: 'Marta Reis',
        email: 'marta@nordlys.example.com',
        phone: '+47 73 00 00 00',
        note: 'Leads the team',
      },
    ],
    resumeId: null,
    letterId: null,
  };
}
