import { claims } from './claims.ts';

export const about = {
  title: 'About Foothold',
  text: 'We make resumes and cover letters that say exactly what you wrote, to the person who reads them and to the program that reads them first.',
  mission: {
    title: 'Our mission',
    paragraphs: [
      'Looking for work is hard enough. The page that speaks for you should not be the part that fails: not because a program shuffled its lines, not because a free trial turned into a bill, not because an afternoon of writing vanished with a closed tab.',
      'Our mission is to give everybody the page that a good typographer and a careful editor would have made for them, at a price they know before they begin.',
    ],
  },
  values: {
    title: 'What we stand for',
    entries: [
      {
        title: 'User-Centric',
        text: 'You can write, save and see the finished page before you pay anything. What you write belongs to you, is kept as you type, and stays in your account when your access has ended.',
      },
      {
        title: 'Quality First',
        text: 'Every template is a design of its own, set by a real typesetting engine. A template is offered only when three different programs read its PDFs back word for word.',
      },
      {
        title: 'Transparency',
        text: 'One payment that ends by itself, the price on the first screen, a 7-day money-back guarantee. When something cannot be done, we say so instead of dressing it up.',
      },
    ],
  },
  story: {
    title: 'How it began',
    paragraphs: [
      'It began with a question: what does a hiring program see when it opens a resume? So we set the same resumes in many layouts, and read each PDF back the way such programs do.',
      'The results were sobering. Of 168 pages with a sidebar on the right, not one came back in the right order. Dates wandered to other jobs, letter-spaced names fell apart, and icons swallowed the phone number beside them. Pages that looked best were often the ones that read worst.',
      'So we turned the work around. First came the rules that keep a page readable, each one measured. Then came the designs, with scale, space, weight and color to give them character within those rules. What you see in our galleries is the result.',
    ],
  },
  figures: {
    title: 'In figures',
    entries: [
      { figure: claims.resumesCreated, text: 'resumes created' },
      { figure: claims.satisfaction, text: 'satisfaction' },
      { figure: claims.availability, text: 'there when you need it' },
    ],
  },
  closing: {
    title: 'See for yourself',
    text: 'Choose a template, fill it in, and look at your own page. It costs nothing until you download it.',
    templates: 'Choose a Resume Template',
    contact: 'Contact Us',
  },
} as const;
