import { claims } from '../../claims.ts';
import { type ArticleText, link, list, note, paragraph, steps, text, ui } from '../writing.ts';
import type { SlugIn } from '../catalogue.ts';
import { figures } from '../figures.ts';

export const gettingStarted: Record<SlugIn<'getting-started'>, ArticleText> = {
  'create-your-first-resume': {
    body: [
      paragraph`You need an email address or a phone number, and about ${claims.minutes} for a first version. Writing and saving are free.`,
      steps(
        text`Open the ${link('/templates', 'resume templates')} and press ${ui('Use This Template')} below one that you like.`,
        text`If you are not signed in yet, sign in with the code we send you. You come straight back to your template.`,
        text`Fill in the tabs from left to right: ${ui('Personal')}, ${ui('Summary')}, ${ui('Work')}, ${ui('Education')}, ${ui('Skills')}. The finished page appears beside them while you type.`,
        text`Press ${ui('Save')}. From then on the resume is in your account and saves itself.`,
        text`When you are ready to send it, press ${ui('Download')}. This is the one step that needs a plan.`,
      ),
      paragraph`The percentage at the top shows how far you are: your name, email and phone, and each section that is switched on.`,
      paragraph`Have a resume already? Press ${link('/import', 'Start from the resume you have')}, or drop the file on your dashboard. PDF, Word, plain text, LinkedIn’s export and more are read on your device. Check what was read, doubtful values first, and say where leftover words go. It becomes a new resume or is added to one that is there: where both differ you choose.`,
      note`There is no wrong choice here. The template can be changed at any time, and your text moves with it.`,
    ],
    related: ['how-saving-works', 'find-your-way-around-the-builder', 'what-is-free'],
  },
  'sign-in-without-a-password': {
    body: [
      paragraph`There is no password to invent, to forget, or to be stolen. Each time you sign in, we send you a code.`,
      steps(
        text`Open the ${link('/auth', 'sign-in page')} and enter your email address. Where it shows a tab ${ui('Phone')}, a mobile number with its country code works as well.`,
        text`Press ${ui('Send Verification Code')}.`,
        text`Enter the ${figures.codeDigits} digits and press ${ui('Verify & Sign In')}. A code works once, for ${figures.codeMinutes} minutes.`,
      ),
      paragraph`The first time you do this, your account is made. There is nothing else to fill in.`,
      paragraph`You stay signed in on that browser for ${figures.sessionDays} days, or until you have not used it for ${figures.sessionIdleDays} days. ${ui('Logout')} in the top bar ends it at once.`,
      paragraph`Rather no codes? On your ${link('/account', 'account page')}, ${ui('Add a passkey')} lets your device sign you in by fingerprint, face or PIN. Codes go on working.`,
      note`Sign in with the same address or number each time. Another one opens another account, and your documents are not in it. Capital letters in an email address make no difference.`,
    ],
    related: ['code-does-not-arrive', 'code-is-refused', 'your-dashboard'],
  },
  'choose-a-template': {
    body: [
      paragraph`The ${link('/templates', 'gallery')} holds ${claims.resumeTemplates} resume templates in seven categories: Creative, Modern, Simple, Executive, Tech, Academic and For a Purpose. The row of tabs above the pictures shows one category at a time; ${ui('All Templates')} brings everything back.`,
      paragraph`Each picture is a real page, set by the same engine that makes your PDF. The design in the picture is the design of your PDF, with your own words in it.`,
      list(
        text`${ui('Use This Template')} opens the builder with that design.`,
        text`${ui('Start with Popular Template')} picks a clear, modern design for you.`,
        text`In the builder, the tab ${ui('Template')} shows all designs again. One press sets your text in the new one.`,
      ),
      paragraph`A quiet page is the safe choice in banking, law and public service. Where your work is looked at, a livelier one may say more about you. Software reads all of them equally well.`,
      paragraph`${link('/cover-letter-templates', 'Cover letter designs')} share their letterheads with the resumes, so that both can arrive as one piece.`,
    ],
    related: ['what-ats-software-reads', 'fit-on-one-page', 'write-a-cover-letter'],
  },
  'find-your-way-around-the-builder': {
    body: [
      paragraph`On a wide screen the editor is on the left and the page on the right. The page is drawn while you type, and it is the page of the PDF, down to the page breaks.`,
      list(
        text`The bar at the top holds ${ui('Back to Dashboard')}, the percentage of what is filled in, whether your work is saved, ${ui('Undo')}, ${ui('Redo')}, ${ui('Download')} and ${ui('Save')}.`,
        text`Seven tabs hold everything that can be written: ${ui('Template')}, ${ui('Personal')}, ${ui('Summary')}, ${ui('Work')}, ${ui('Education')}, ${ui('Skills')} and ${ui('More')}, where projects, certificates, languages, awards, volunteering, publications and sections of your own have their place.`,
        text`${ui('Quick Tips')} opens a short list of what makes a resume read well, ${ui('See an example')} a finished one to start from.`,
        text`${ui('Full Screen')} shows nothing but the page. ${ui('Exit')} or the Escape key leads back.`,
        text`Beside ${ui('Preview')} you see how many pages it has become.`,
      ),
      paragraph`A star marks the fields that employers expect. None of them keeps you from saving; before a download you are told which are still empty.`,
      note`Ctrl and S together, or Cmd and S on a Mac, save the document as the button does. With Z they take back the last change, wherever it was made; with Shift and Z they do it again; with P they download.`,
    ],
    related: ['create-your-first-resume', 'how-saving-works', 'use-your-phone'],
  },
  'how-saving-works': {
    body: [
      paragraph`Your writing is kept in two places: at once on the device you write on, and a moment later in your account.`,
      steps(
        text`A new resume or letter stands on your dashboard as ${ui('Not saved yet')}, on every device, until you press ${ui('Save')} for the first time. From then on it is among your documents.`,
        text`After that it saves itself, ${figures.autosaveSeconds} seconds after you stop typing. You can press ${ui('Save')} whenever you like, but you do not have to.`,
      ),
      paragraph`A word in the bar tells how things stand:`,
      list(
        text`${ui('Not saved yet')}: begun, and not yet among your documents.`,
        text`${ui('Saved')}: in your account. You can open it on any device.`,
        text`${ui('Offline, kept on this device')}: no connection. It is saved when the connection is back.`,
        text`${ui('Changed elsewhere')}: another tab or device saved the same document.`,
      ),
      paragraph`If the browser closes or the battery dies, open the document again in the same browser. What was not saved is put back.`,
      note`In a private window the browser forgets everything when you close it, so save before you do.`,
    ],
    related: ['bring-back-what-was-lost', 'write-without-a-connection', 'changed-in-two-places'],
  },
  'write-a-cover-letter': {
    body: [
      steps(
        text`Open the ${link('/cover-letter-templates', 'cover letter templates')} and press ${ui('Use This Template')}; or ${link('/import-letter', 'bring the letter you have')}.`,
        text`Give the letter a ${ui('Title')}. That is its name on your dashboard; it is not printed.`,
        text`Fill in ${ui('Personal Information')} and ${ui('Recipient Information')}.`,
        text`Write the letter under ${ui('Cover Letter Content')}. We begin it for you with a few plain paragraphs.`,
        text`Press ${ui('Save')}.`,
      ),
      paragraph`Words in brackets are there to be replaced. [Position] and [Company] are filled in from the recipient’s fields by themselves, everywhere; the others are yours to fill in. A line below the text names those that are left, and you are told of them again before a download.`,
      paragraph`Under ${ui('Settings')} you choose typeface, size, margins, line spacing, paper and language. ${ui('Change template')} shows the other designs.`,
      note`The letter carries the day on which you download it, so an old draft never goes out with an old date. While the name is empty, ${ui('Hiring Manager')} stands in the address.`,
    ],
    related: ['paper-and-language', 'your-dashboard', 'how-saving-works'],
  },
  'your-dashboard': {
    body: [
      paragraph`The ${link('/dashboard', 'dashboard')} is where you arrive after signing in. Two tabs, ${ui('Resumes')} and ${ui('Cover Letters')}, show what you have saved.`,
      list(
        text`Each card shows the first page as it is now, the template, and when you last changed it.`,
        text`${ui('Edit Resume')} or ${ui('Edit Cover Letter')} opens the document. The pencil beside a title changes the title in its place.`,
        text`The three dots open a menu. For a resume it offers ${ui('Edit')}, ${ui('Tailor for a job')}, ${ui('Duplicate')}, ${ui('Download PDF')}, ${ui('Tags')}, ${ui('Archive')} and ${ui('Delete')}. Copies and downloads need a plan. Tailored resumes stand beside their base.`,
        text`${ui('Archive')} takes a document out of the list; ${ui('Archived')} below the list shows it, and ${ui('Bring back')} puts it back.`,
        text`${ui('Tags')} are your own words. Press one on a card to see only what has it.`,
        text`${ui('Create Resume')} and ${ui('Create Cover Letter')} lead to the templates.`,
      ),
      paragraph`What you began and have not saved stands above the tabs as ${ui('Not saved yet')}, whichever device you wrote it on.`,
      paragraph`A resume is named after you when it is saved for the first time. From ten documents on, a search finds one by its title or a tag. You can keep up to ${figures.documents} resumes and as many letters.`,
      note`Deleting cannot be undone, and takes all versions with it. We ask once before it happens.`,
    ],
    related: ['tailored-resumes', 'bring-back-what-was-lost', 'what-is-free'],
  },
  'keep-your-applications': {
    body: [
      paragraph`${link('/applications', 'Applications')} holds every job that you look at. Nobody but you sees it.`,
      steps(
        text`Press ${ui('Add an application')}. Nothing has to be filled in; the text of the ad is worth pasting, since ads are taken down. Its address is never opened by us.`,
        text`On its page you choose the resume and the letter that you send. ${ui('Tailor a resume for this job')} makes one that follows a resume you have, which takes a plan; ${ui('Write the letter')} begins a letter with employer, position and your name in place.`,
        text`${ui('Mark as sent')} lists what it will keep, and what to look at first.`,
        text`Write down the ${ui('Next step')} and its day, and change the ${ui('Stage')} as things go on, there or in the list.`,
      ),
      list(
        text`${ui('Board')} shows the stages beside each other. Carry a card, or use ${ui('Move to…')}.`,
        text`${ui('Calendar')} shows deadlines and next steps, and ${ui('Figures')} how many you sent and what came of them.`,
        text`The dots beside the button bring in a table of a spreadsheet or of another job tracker, and make a table or a file for your calendar.`,
      ),
      paragraph`An application saves itself like a resume, also without a connection, and ${ui('Versions')} brings back what it said before. Deleting one leaves its resume and letter where they are.`,
    ],
    related: ['a-version-for-each-job', 'tailored-resumes', 'write-a-cover-letter'],
  },
  'use-your-phone': {
    body: [
      paragraph`Everything works on a phone: choosing a template, writing, saving, paying and downloading. There is nothing to install; open the site in your phone’s browser.`,
      list(
        text`On a small screen, editor and page take turns. ${ui('Edit')} and ${ui('Preview')} at the bottom switch between them, and you come back to the line where you left off.`,
        text`${ui('Save')} stays at the bottom too. ${ui('Download')} is at the top.`,
        text`If you leave the browser to read your sign-in code, the page waits for you at the code field.`,
        text`Some phones offer to fill in a code that came by text message. You can accept it.`,
      ),
      paragraph`You can begin on the phone and go on at a computer: sign in there with the same address, and the saved document is waiting. Finish on one device before you go on at the other. If both have changes, you are asked which version to keep.`,
    ],
    related: ['changed-in-two-places', 'print-and-send-your-pdf', 'sign-in-without-a-password'],
  },
};
