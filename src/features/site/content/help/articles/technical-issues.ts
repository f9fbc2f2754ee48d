import { type ArticleText, link, list, note, paragraph, steps, text, ui } from '../writing.ts';
import type { SlugIn } from '../catalogue.ts';
import { figures } from '../figures.ts';

export const technicalIssues: Record<SlugIn<'technical-issues'>, ArticleText> = {
  'code-does-not-arrive': {
    body: [
      steps(
        text`Look at the address or number below ${ui('Enter Verification Code')}. If it is misspelled, press ${ui('Back')} and enter it again.`,
        text`Wait a minute, and check your spam folder. The code is in the subject line.`,
        text`Press ${ui('Resend Code')}. It becomes available ${figures.resendSeconds} seconds after the last code.`,
        text`Use the newest code that you asked for in this browser. It replaces those before it.`,
      ),
      paragraph`To keep strangers from filling your inbox, an address gets at most ${figures.codesAnHour} codes an hour and ${figures.codesADay} a day. In a browser where you have signed in before, you can ask for ${figures.ownCodesADay} a day even if strangers have used these up. After that, you have to wait.`,
      paragraph`${ui('We cannot send more text messages right now.')} This protects us from people who earn on text messages. Sign in with your email address if your account has one, or try again later.`,
      paragraph`Work email is sometimes held back by a filter. If you can, sign in with a personal address, but remember that another address opens another account.`,
      paragraph`For text messages, write the number with its country code. Landlines, internet and satellite numbers, and special numbers cannot receive codes.`,
      note`Still nothing? ${link('/contact', 'Write to us')} from another address, and tell us which one gets no code.`,
    ],
    related: ['code-is-refused', 'sign-in-without-a-password'],
  },
  'code-is-refused': {
    body: [
      paragraph`The message below the field says which of these it is:`,
      list(
        text`${ui('Invalid code. Please try again.')} The digits are not those of the newest code. Did you ask for more than one? Only the last one counts.`,
        text`${ui('This code is no longer valid. Please ask for a new code.')} It is older than ${figures.codeMinutes} minutes, or was used already.`,
        text`${ui('Too many wrong codes. Please ask for a new code.')} A code can be tried ${figures.codeTries} times. This keeps others from guessing it.`,
        text`${ui('Too many wrong codes. Please try again later.')} There were very many wrong tries from your network within an hour. Your right code still works.`,
      ),
      paragraph`A code belongs to the address it was sent to, and to the browser that asked for it. If you went back and entered another address, wait for the code that goes there.`,
      note`We never ask for your code by email, phone or chat. If somebody does, it is not us. Anyone who has the code can sign in as you.`,
    ],
    related: ['code-does-not-arrive', 'sign-in-without-a-password'],
  },
  'download-does-not-start': {
    body: [
      paragraph`Three things are checked before the file is made:`,
      list(
        text`${ui('Subscription required')}: downloading needs a running plan. If you have bought one, make sure that you are signed in with the address you paid with, and load the page again.`,
        text`${ui('Save first')}: a new resume has to be saved once. Press ${ui('Save')}, then ${ui('Download')}. Later changes are saved by the download itself.`,
        text`${ui('Before you download')}: something should be looked at first, such as an empty required field, words in brackets, a name from an example, an email address that cannot be, or a line without a bullet among bullets. ${ui('Go to field')} takes you to the words. ${ui('Download anyway')} does what it says.`,
      ),
      paragraph`When the file is on its way, you see ${ui('Download ready')}. Your browser decides where it goes; usually that is the Downloads folder. On an iPhone, look in the Files app.`,
      paragraph`If the message appears but no file does, look at the right end of the address bar, where some browsers ask whether a site may download files.`,
      note`In the menu of a card on the dashboard, ${ui('Download PDF')} gives you the resume as it was last saved.`,
    ],
    related: ['what-is-free', 'print-and-send-your-pdf', 'receipts-and-late-payments'],
  },
  'changed-in-two-places': {
    body: [
      paragraph`The same document was open in two tabs or on two devices, and both changed its text. We do not guess which one you meant. The window ${ui('Changed in two places')} shows each text that both changed, with the changed words marked, and asks you. ${ui('As pages')} shows both versions as they print.`,
      list(
        text`Choose ${ui('Mine')} or ${ui('The other')} for each text, or press ${ui('All mine')} or ${ui('All the other')}. ${ui('Save')} then keeps what you chose.`,
        text`${ui('Keep both')} saves what is on this screen here and makes a new document of the other version.`,
      ),
      paragraph`Your choice is not final. A line above the editor offers ${ui('Bring mine back')}, ${ui('Take the other after all')} or ${ui('Take all of the other')} until you close it with ${ui('OK')}. So you can look at both before you decide.`,
      paragraph`If you close the window without choosing, nothing happens to either version. Yours is kept on this device, the bar says ${ui('Changed elsewhere')}, and ${ui('Choose')} beside it asks again.`,
      paragraph`If you are not asked, there was no conflict: changes of different fields, lines or jobs are put together, and both are kept.`,
      note`To avoid the question, close a document in one place before you open it in another.`,
    ],
    related: ['how-saving-works', 'bring-back-what-was-lost', 'use-your-phone'],
  },
  'write-without-a-connection': {
    body: [
      paragraph`If the connection fails while you write, go on writing. Every change is kept on your device.`,
      list(
        text`The bar says ${ui('Offline, kept on this device')}.`,
        text`The preview shows the last page that was drawn, and says so. It catches up later.`,
        text`When the connection is back, a document that was saved before is saved again by itself. You do not have to press anything.`,
      ),
      paragraph`What does need a connection: opening a document that you have not opened on this device before, signing in, saving a new document for the first time, the ${ui('ATS view')}, and downloading. Where a document cannot be loaded, you see ${ui('No connection')} and can press ${ui('Try again')}.`,
      paragraph`You can close or reload the page, too: the builders, the dashboard and every document that you opened on this device before load without a connection, in most browsers. Your changes come back with them.`,
      note`${ui('Offline, and this device cannot keep edits')} means that your browser does not let us keep anything, for example because its storage is switched off or full. In that case, leave the page open until the connection is back.`,
    ],
    related: ['how-saving-works', 'bring-back-what-was-lost', 'browser-and-preview'],
  },
  'characters-that-cannot-be-printed': {
    body: [
      paragraph`We set Latin letters with all their accents, Greek, Cyrillic, Hebrew, Arabic, Devanagari, Thai, Chinese, Japanese and Korean, many signs, and emoji in one color. Every template has them.`,
      paragraph`Any other character is named above the preview, under ${ui('Some characters cannot be printed')}, with a button that leads to its field. On the page you see an empty box in its place.`,
      steps(
        text`Press the button and look at the text.`,
        text`Replace the character with a common one, or write the word in another alphabet. A decorated letter from a design program becomes a plain one.`,
        text`The message goes away with the last such character.`,
      ),
      paragraph`You can still download. But the box is printed too, and such a file cannot meet the standard for accessible PDFs that the others meet.`,
      note`Invisible characters, which often come along with pasted text, are removed without a message.`,
    ],
    related: ['paper-and-language', 'what-ats-software-reads', 'print-and-send-your-pdf'],
  },
  'print-and-send-your-pdf': {
    body: [
      paragraph`The file is named after you: Ana-Silva-Resume.pdf, or Ana-Silva-Cover-Letter.pdf. Without a name it is just Resume.pdf. You can rename it.`,
      steps(
        text`Open the PDF, not the preview in the builder, and print from there.`,
        text`Choose a scale of 100%, often called actual size. “Fit to page” makes margins and letters smaller.`,
        text`Check the paper. If the sheet in your printer is not the one that you chose under ${ui('Paper')}, change that in the builder and download again.`,
      ),
      paragraph`Colors may look a little different on paper, and bands of color use a lot of ink. For a black-and-white printer, a Simple design is the safest choice.`,
      paragraph`Send the PDF as it is. Type, page breaks and links look the same on every computer, since the typefaces travel in the file. Changing it in another program can break what makes it readable for software.`,
      note`Inside a resume’s PDF is a file called resume.json with the printed text, for programs that read applications. Most people never see it. It holds nothing that is not on the page.`,
    ],
    related: ['paper-and-language', 'what-ats-software-reads', 'download-does-not-start'],
  },
  'bring-back-what-was-lost': {
    body: [
      list(
        text`After a crash or a closed tab, open the document again in the same browser: what you wrote is there. Where you see ${ui('Restored what you had not saved.')} and do not want it, press ${ui('Discard it')}; ${ui('Bring it back')} undoes that.`,
        text`${ui('Undo')} goes back step by step, up to a hundred steps, also after you load the page again on the same device.`,
        text`Earlier versions are kept by themselves while you write. Press ${ui('Versions')}, the clock in the bar, choose one to see it beside the present, and ${ui('Restore this version')}.`,
        text`All versions of the last day stay, then one a day for ${figures.historyDays} days. With ${ui('Name this version')} one stays for ever. ${ui('Remove')} and ${ui('Forget history')} remove old texts for good.`,
        text`What was never saved stands on the dashboard as ${ui('Not saved yet')}, on every device.`,
      ),
      paragraph`A document that was deleted on the dashboard is gone at once, with its versions, from our database too. If it is still open in another tab, press ${ui('Save')} there twice, and it is kept as a new one. To have one out of sight, ${ui('Archive')} it instead.`,
      paragraph`If a resume seems to be missing, look below the list for ${ui('Archived')}, or sign in with the address that you used before. The ${link('/dashboard', 'dashboard')} greets you with the one in use.`,
    ],
    related: ['how-saving-works', 'changed-in-two-places', 'your-dashboard'],
  },
  'browser-and-preview': {
    body: [
      paragraph`Use a current version of Chrome, Edge, Firefox or Safari, with JavaScript switched on. Very old versions may not work.`,
      paragraph`The builder tells you above the preview when the page does not follow your text:`,
      list(
        text`${ui('Many pages are being drawn right now. Yours follows in a moment.')} There is nothing to do.`,
        text`${ui('No connection: the page is drawn again as soon as it is back. You can go on writing.')}`,
        text`${ui('Your session has ended. Sign in again to see the page.')} Your text is kept on the device meanwhile.`,
        text`${ui('The page could not be drawn.')} The reason follows. Press ${ui('Try again')}.`,
      ),
      paragraph`If nothing helps, load the page again. You lose nothing you wrote: what is not saved yet is put back. A browser extension that changes pages can also get in the way; try a window without extensions.`,
      note`When you write to us about it, name the browser, the template, and the last thing you did. A screenshot helps most. ${link('/contact', 'Contact')} shows all the ways.`,
    ],
    related: ['write-without-a-connection', 'bring-back-what-was-lost', 'download-does-not-start'],
  },
};
