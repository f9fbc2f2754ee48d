import { KEPT_DAYS } from '#platform/retention/periods.ts';
import {
  CODE_LENGTH,
  CODE_MINUTES,
  IDLE_DAYS,
  SESSION_DAYS,
  UNDO_HOURS,
} from '#platform/session/sign-in-limits.ts';

const days = (count: number) => (count === 1 ? 'a day' : `${count} days`);

export type LegalPart = {
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
};
export type LegalText = { title: string; text: string; updated: string; parts: readonly LegalPart[] };

/** Day of the last change, shown above both texts. */
const UPDATED = 'November 22, 2026';

export const terms: LegalText = {
  title: 'Terms of Service',
  text: 'What you can expect from us, and what we ask of you, in plain words.',
  updated: UPDATED,
  parts: [
    {
      id: 'service',
      title: 'What Foothold is',
      paragraphs: [
        'Foothold is a website on which you write resumes and cover letters, choose a design for them, and download them as PDF files. Writing, previewing and saving are free. Downloading needs access, which you buy with a single payment.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        `You sign in with a ${CODE_LENGTH}-digit code that we send to your email address or phone number. Whoever can read your messages can sign in as you, so look after your mailbox and your phone, and log out on computers you share.`,
        'Please use a contact of your own. You must be old enough to enter into a contract where you live, or have the consent of a parent or guardian.',
      ],
    },
    {
      id: 'your-content',
      title: 'What you write is yours',
      paragraphs: [
        'You keep every right to what you write. You allow us to store it, to typeset it and to send it back to you, and nothing else: we do not publish it, sell it, or use it for anything but your documents.',
        'You are responsible for what your documents say. Please write only what is true, and nothing that breaks the law or the rights of somebody else.',
      ],
    },
    {
      id: 'templates',
      title: 'Our designs',
      paragraphs: [
        'You may use the documents that you make here in any way you like, for as long as you like: send them, print them, put them on your website. You may not copy the designs in order to offer them to others.',
        'The typefaces in your PDF are under free licenses that allow this.',
      ],
    },
    {
      id: 'payment',
      title: 'Paying, access and its end',
      points: [
        'Each plan is one payment for a fixed time: 7 days, 30 days, or one year. The price on the plan card is the price you pay.',
        'Nothing renews. When the time is over, downloading ends by itself; your documents stay, and you can go on writing and saving.',
        'You can cancel at any time and keep access until the end of the time you paid for. Since nothing renews, you need not do anything.',
        'If you buy again while you still have access, the new time is added to the end of the old.',
      ],
    },
    {
      id: 'refund',
      title: '7-day money-back guarantee',
      paragraphs: [
        'Within 7 days of a payment you can have the whole amount back, by a button on your account page and without giving a reason. The button gives one payment back within twelve months; for another one, please write to us within the 7 days. A refund ends the access that the payment bought. The money goes back the way it came; how soon you see it depends on your bank.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      points: [
        'Do not try to get at documents of others, to get around payment, or to disturb the service.',
        'Do not have programs fetch pages or documents in quantity. We limit how often calls can be made.',
        'If somebody does these things, we may close the account. Before that we write to the person, unless the harm is immediate.',
      ],
    },
    {
      id: 'promise',
      title: 'What we promise, and what we cannot',
      paragraphs: [
        'We build with care, keep what you write safe, and mend what breaks. We cannot promise that the service is always there or free of mistakes, nor that a resume leads to an interview or a job: nobody can.',
        'Please keep copies of finished documents that matter to you. If the service fails you, we answer for damage as the law requires and, as far as the law allows, up to the amount you paid us in the twelve months before. Rights that the law gives you as a consumer stay untouched.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and the end',
      paragraphs: [
        'If we change these terms in a way that matters to you, we tell you before the change applies. What you have paid for stays as it was sold.',
        'You can stop using Foothold at any time and delete your account on its own page, at once. If we should ever have to end the service, we say so at least 30 days before, so that you can take your documents with you.',
      ],
    },
  ],
};

export const privacy: LegalText = {
  title: 'Privacy Policy',
  text: 'What we know about you, why, who else sees it, and how to have it deleted.',
  updated: UPDATED,
  parts: [
    {
      id: 'short',
      title: 'In short',
      points: [
        'We store what you write so that you can come back to it. We read it only when you ask us to.',
        'We show no advertising, sell no data, and set no cookies of our own.',
        'Nobody follows you here: there are no trackers and no analytics scripts on our pages.',
      ],
    },
    {
      id: 'what',
      title: 'What we store',
      points: [
        'Your email address or phone number, because you sign in with it.',
        'Your resumes and cover letters, as you save them, with earlier versions of them to go back to; and what you have written of a new one until you save it.',
        'For each place where you are signed in: a fingerprint of the session (never the session itself), what kind of browser it is, and when it was last used.',
        'Your payments: plan, amount, time, and what became of them. Card numbers never reach our server.',
        'What you write to us through the contact form, with the name and address you give.',
        'Where you have made passkeys: their public halves, by which we check that your device signed, the names that you gave them, and when they were made and last used. The secret halves, and your fingerprint or face, never leave your device.',
        'For a short time, when a code was sent to which address, and the messages we sent you; and a fingerprint of each browser where you signed in, so that strangers cannot keep you out.',
        'When you change how you sign in, for a short time what you had before, so that you can undo it if it was not you.',
        'For a short time, counts of calls by a fingerprint of the network address, to stop abuse; technical records of errors, without the contents of your documents; and records of what was done to your account, such as signing in, refused codes, changed contacts, exports and refunds, by its number and a fingerprint of the network, without your address or number.',
        'How many PDFs, Word files and pictures were downloaded while a payment gave access; and, where you had a payment given back by the button, a fingerprint of your address, by which we know it again but cannot read it.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      paragraphs: [
        'Your browser keeps the sign-in of this device, copies of the documents you open here, the steps that you can take back in them, and what you have written but not saved yet, so that nothing is lost when the connection fails. What you have begun and not saved yet is kept in your account, too, so that you can continue on your other devices, until you save or discard it; what you write before you sign in stays in your browser, for a day. Logging out removes all of it from the device; where something would be lost by that, you are asked first. What stays is a random number, by which your browser can ask for its codes while strangers ask for the same address; it names nobody, opens nothing, and goes when you delete your account. Other devices on which you are signed in then remove what they keep of the account, with what was not saved, the next time they reach us. On a computer that you share with others, please log out.',
        'The resume PDF that you download carries its text a second time, as an attached data file, so that it can be opened for editing again. It holds nothing but what the page shows.',
        'The resume checker reads the file that you choose in your browser. Neither the file, nor its name, nor anything in it is sent to us. What you take on into the builder stays on your device, and is stored with us once you write on in it there, or save it.',
      ],
    },
    {
      id: 'why',
      title: 'Why we may',
      paragraphs: [
        'We use these data to do what you ask of us: to sign you in, keep and print your documents, and sell you access. Counting calls and keeping records of errors is needed to keep the service safe. Records of payments are kept because the law requires it.',
      ],
    },
    {
      id: 'others',
      title: 'Who else sees something',
      points: [
        'Stripe, which handles card payments. Its form is loaded on the checkout page only, and what you enter there goes to Stripe.',
        'The email and text message providers that carry your sign-in codes and receipts. They see the contact and the message.',
        'The company whose computers we rent, which stores the data for us.',
        'Nobody else, unless a court or the law compels us.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long',
      points: [
        `Sign-in codes are useless after ${CODE_MINUTES} minutes, and that they were sent is forgotten about ${days(KEPT_DAYS.codes)} later. The fingerprint of a browser is forgotten ${days(KEPT_DAYS.knownDevices)} after the last sign-in there. A sign-in ends after ${SESSION_DAYS} days at the latest, or after ${IDLE_DAYS} days without use.`,
        'Documents stay until you delete them or your account. A deleted document is gone at once, with its versions.',
        'What you marked as sent stays as it was, with its PDFs, also when the documents are deleted, until you delete it. After a refund its PDFs are held back until you have a plan again.',
        `Earlier versions are kept by themselves: all of the last ${KEPT_DAYS.wholeHistory === 1 ? 'day' : days(KEPT_DAYS.wholeHistory)}, then the last one of each day for ${days(KEPT_DAYS.history)}. One that you name stays until you take its name away. You can remove each of them, and all of a document at once.`,
        `Messages we sent you are forgotten ${days(KEPT_DAYS.sentMessages)} after they were delivered, those that could not be delivered after ${days(KEPT_DAYS.undeliveredMessages)}. What you write through the contact form stays for ${days(KEPT_DAYS.contactMessages)}.`,
        `What you signed in with before a change can be brought back for ${UNDO_HOURS} hours. That it was yours is known for ${days(KEPT_DAYS.formerContacts)}, so that deleting your account finds what is kept under it.`,
        `A photo for your resume is made anew on our server, without what the camera wrote into it. It stays as long as anything that you keep names it, earlier versions included, and goes ${days(KEPT_DAYS.photos)} after that, or earlier where your files need the room.`,
        `A link that you share keeps what it shows until you delete it, or until ${days(KEPT_DAYS.links)} after it has run out. Where you want its opens counted, we count them by day, and keep nothing of who opened it.`,
        `Counts of calls last for at most ${days(KEPT_DAYS.limits)}, technical records and those of what was done to your account for ${days(KEPT_DAYS.logs)}, also after it is deleted.`,
        'Deleting your account erases at once your documents with their versions, your photos, what you marked as sent, what you have not saved, your address and number, codes, messages to you and about your account, and what you wrote to us from your address; what is kept under an address or number that you signed in with before goes too. One last message tells you that it is done, and where you have just changed how you sign in, another one the contact that you had before.',
        `Backups hold what was deleted for up to ${days(KEPT_DAYS.backups)} more. They are encrypted, and are read for nothing but to restore what was lost; what was deleted since is then deleted again.`,
        `A fingerprint of each sign-in that ended with its account stays for ${days(KEPT_DAYS.erasedSessions)} and says nothing of whose it was: by it your other devices learn that the account is gone.`,
        `A purchase that you began and did not pay is forgotten after ${days(KEPT_DAYS.unpaidPayments)}.`,
        `That our payment provider told us of a payment, a refund or a dispute, by a number of its own and without saying of whom, is known for ${days(KEPT_DAYS.providerEvents)}.`,
        `The fingerprint of an address that a payment was given back to stays for ${days(KEPT_DAYS.refundMarks)}, also after an account is deleted, so that the guarantee is not used again and again.`,
        'Records of payments stay as long as bookkeeping requires, also after an account is deleted.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'On your account page you see and change how you sign in, take along everything we store about you in one file, and delete your account at once. You can also ask us what we store, have it corrected or handed over, and object to its use. Write to us from the address you sign in with. We answer within 30 days, usually much sooner. You can also complain to the authority for data protection where you live.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      paragraphs: [
        'Connections are encrypted. There are no passwords that could be stolen; of a passkey we have the half that opens nothing. Codes and sessions are stored only as fingerprints. We write to you when somebody signs in on a new device, and when how you sign in is changed: a link in that message undoes it. Every call checks whose document it is about. If something goes wrong anyway, we tell those affected without delay.',
      ],
    },
  ],
};
