/** What a new letter starts with. The bracketed words are placeholders: see placeholders.ts. */
export const DEFAULT_TITLE = 'Untitled Cover Letter';

export const DEFAULT_OPENING = 'Dear Hiring Manager,';

export const DEFAULT_BODY = `I am writing to express my interest in the [Position] role at [Company]. With my background in [relevant experience/skills], I am confident that I can contribute to your team from the first week.

In my recent work I have taken on projects from the first idea to the finished result, worked closely with colleagues of other disciplines, and kept my promises on time and on budget.

What draws me to [Company] is the work you do and the way you do it. I would welcome the chance to talk about how my experience fits what you are looking for.`;

export const DEFAULT_CLOSING =
  'Thank you for your time and consideration. I look forward to hearing from you.';

export const DEFAULT_SIGNATURE = 'Sincerely,';

export const DEFAULT_SETTINGS = { fontSize: 12, fontFamily: 'Arial', margins: 1, spacing: 1.15 } as const;
