import { claims } from '../../claims.ts';
import { type ArticleText, link, list, note, paragraph, see, steps, text, ui } from '../writing.ts';
import type { SlugIn } from '../catalogue.ts';
import { enumerated, figures } from '../figures.ts';

type Page =
  | 'fit-on-one-page'
  | 'change-the-look'
  | 'paper-and-language'
  | 'send-it-to-another-country'
  | 'more-formats'
  | 'share-a-link'
  | 'what-ats-software-reads'
  | 'a-version-for-each-job'
  | 'tailored-resumes'
  | 'where-a-resume-differs';

/** Resume Building: the page as a whole. */
export const resumePage: Record<Page & SlugIn<'resume-building'>, ArticleText> = {
  'fit-on-one-page': {
    body: [
      paragraph`One page is enough for most people; two are fine after ten years. Beside ${ui('Preview')} you see how many it is. When a few lines run over, press ${ui('Fit to 1 page')} in the tab ${ui('Template')}. The preview shows a closer look; ${ui('Keep this')} takes it. Where no look helps, the lines are named that would have to go. Or try these in order:`,
      steps(
        text`Cut the oldest job to one line, or remove it. Ten to fifteen years back is usually enough.`,
        text`Shorten bullets whose last line holds a word or two.`,
        text`Join short bullets that say the same thing.`,
        text`Try other designs in the tab ${ui('Template')}. They differ in how much they hold, and the number of pages changes as you press.`,
        text`Switch off what this employer does not need, such as the summary.`,
      ),
      paragraph`The page in the preview breaks where the PDF breaks, so there is no need to download to find out.`,
      note`Do not change the ${ui('Paper')} to win a line. It should be the sheet that is used where you apply, or the printout comes out scaled.`,
    ],
    related: ['change-the-look', 'leave-a-section-out', 'paper-and-language'],
  },
  'change-the-look': {
    body: [
      paragraph`A design comes with colors, typefaces and sizes of its own. What you want otherwise you choose under ${ui('Look')}, in the tab ${ui('Template')}; for a letter under ${ui('Settings')}.`,
      list(
        text`${ui('Accent color')}: one of a few, or any other. Where a color is too pale to read, text is set in the nearest that can be read.`,
        text`${ui('Typefaces')}, ${ui('Text size')} and, under ${ui('More of the look')}, margins, line spacing, dates, headings, skills, bullets and page numbers.`,
        text`${ui('Back to the design')} takes all of it back in one step.`,
      ),
      paragraph`${ui('Fit to 1 page')} and ${ui('Use more of the page')} set spacing, margins and size for you. The preview shows what comes of it, and nothing counts before you press ${ui('Keep this')}.`,
      paragraph`Under ${ui('Saved looks')} you give a look a name and put it on your other documents. A letter takes its colors and page numbers.`,
      paragraph`Designs are drawn anew now and then. Your page stays as it is: ${ui('Compare')} shows both, and ${ui('Take the new drawing')} changes it. Another template comes in its newest drawing.`,
    ],
    related: ['fit-on-one-page', 'choose-a-template', 'paper-and-language'],
  },
  'paper-and-language': {
    body: [
      paragraph`Both are chosen at the top of the tab ${ui('Template')}; for a letter they stand under ${ui('Settings')}.`,
      list(
        text`${ui('Paper')} is ${ui('A4')} or ${ui('US Letter')}. A new document begins with the sheet that is usual in the country your browser is set to. Choose the one that is usual where you apply.`,
        text`${ui('Language of headings')} sets what the resume says by itself: the headings, the names of the months, and Present. There are ${figures.languages.length} to choose from: ${enumerated(figures.languages)}.`,
      ),
      paragraph`Your own text is not translated. If you apply in another language, press ${ui('Tailor for a job')} in the resume’s menu, choose the language there, and rewrite the text.`,
      paragraph`In a letter the language also sets the date and those of our opening words that you have not changed. What you wrote stays.`,
      note`The language is written into the PDF as well. Programs that read a page aloud take their pronunciation from it, so it should be that of your text.`,
    ],
    related: ['send-it-to-another-country', 'dates-and-months', 'print-and-send-your-pdf'],
  },
  'send-it-to-another-country': {
    body: [
      paragraph`What is a matter of course in one country is odd in the next. Open ${ui('Where will you send it?')} in the tab ${ui('Template')} and choose a country: Austria, Canada, France, Germany, Ireland, Italy, Poland, Portugal, Spain, Switzerland, the United Kingdom or the United States.`,
      list(
        text`${ui('Do it')} sets the paper, the language of headings, the form of dates or the order of sections as they are usual there. Where a consent clause is usual, as in Poland and Italy, it adds one as a section of its own.`,
        text`${ui('Done')} stands where your resume is so already.`,
        text`Length, photo and date of birth are told in words. What you write of yourself stays your choice.`,
      ),
      paragraph`Designs made for one country stand under ${ui('For a Purpose')}: Lebenslauf, French CV, and Federal Resume for jobs of the United States government.`,
      paragraph`Each press is one step, and Undo takes it back. Nothing changes by choosing a country; the choice is kept on your device alone.`,
      paragraph`Your own text is not translated. For a resume in another language, press ${ui('Tailor for a job')} in the resume’s menu and rewrite the text there.`,
      note`Under ${ui('Where this comes from')} stand the career services, laws and guides that the advice was taken from. Customs differ from trade to trade: where an advertisement asks for something, that counts.`,
    ],
    related: ['paper-and-language', 'roles-emphasis-and-order', 'dates-and-months'],
  },
  'more-formats': {
    body: [
      paragraph`${ui('More formats')} stands beside the download in both builders, and in the menu of each card on the dashboard. What you typed is saved first.`,
      list(
        text`${ui('Word')} is for recruiters who ask for a file they can edit. It has real headings and lists, one column, and the typefaces of your template inside. Its pages break as yours do in Word; other programs may break them a line earlier or later.`,
        text`${ui('ATS copy')} is there for templates with a side column: the same PDF in one column, with your words, typefaces and colors. It may take a page more.`,
        text`${ui('Plain text')} is for a portal’s text field. Press ${ui('Copy')} and paste it there.`,
        text`${ui('Markdown')} is for a wiki, notes or a site of your own.`,
        text`${ui('JSON Resume')} is for other resume programs. A letter comes as ${ui('Data')} of our own.`,
        text`${ui('Pictures')} are for a portfolio: one page as a PNG file, several in a zip. Software reads no text from them.`,
      ),
      paragraph`Text and data are yours and free. Word, pictures and the ATS copy come with a plan, as the PDF does.`,
      note`Send the PDF where nothing else is asked for. Word shows a file by the typefaces and settings of whoever opens it.`,
    ],
    related: ['what-is-free', 'print-and-send-your-pdf', 'your-dashboard'],
  },
  'share-a-link': {
    body: [
      paragraph`A link shows a page with your resume or letter to whoever has its address, without signing in. Making one needs a plan. Press ${ui('More formats')} in the builder, then ${ui('Share a link')}.`,
      list(
        text`${ui('For whom')} is for you alone, so that you know your links apart.`,
        text`${ui('For how long')}: from a week to a year. After that the address leads nowhere.`,
        text`${ui('Leave out')}: your phone, email, address, links, personal facts or references. Phone, email and links go wherever they stand, in the PDF too. Where a city that you leave out also stands in a job, it stays there, and you are told.`,
        text`${ui('Count opens')}: how often the page was seen on which day. Never by whom.`,
      ),
      paragraph`Copy the address at once: we cannot show it again. A phone’s camera reads it from the square beside it.`,
      paragraph`The page stays as it was. After a change ${ui('Show the present version')} brings it up to date, at the same address. ${ui('Take back')} ends a link for good. ${ui('All your links')} stand in your account. They stay when a plan ends; they are held back when its money went back.`,
      note`Whoever saved the PDF meanwhile has it. Nobody can take that back.`,
    ],
    related: ['more-formats', 'print-and-send-your-pdf', 'what-is-free'],
  },
  'what-ats-software-reads': {
    body: [
      paragraph`Applicant tracking systems (ATS) take a resume apart before a person sees it. They need the right words in the right order. We test every template for that: we read its PDFs back and compare them with what was written.`,
      list(
        text`Text is text, never a picture, and stands in the file in the order in which people read it.`,
        text`Headings, lists and paragraphs are marked as such, by the standard PDF/UA, which also serves people who listen to a page.`,
        text`Inside a resume's PDF lies a small file, resume.json, with what is printed, in an open format that programs can read. What you switched off is not in it.`,
      ),
      paragraph`Templates with a side column have an ${ui('ATS copy')} in one column, under ${ui('More formats')}.`,
      paragraph`What no template can do: make a program rank you first. It looks for the words of the job posting. Use those that are true of you, where they belong.`,
      paragraph`You can see for yourself: the ${link('/resume-checker', 'resume checker')} shows what a machine reads in your file, whoever made it, and what stands in its way. Your file stays on your device.`,
      note`We cannot see into the systems of employers. If a form asks you to paste your text or to correct what it read, do that: it is the form that counts there.`,
    ],
    related: ['add-skills', 'a-version-for-each-job', 'choose-a-template'],
  },
  'a-version-for-each-job': {
    body: [
      paragraph`A job posting is a list of what somebody is looking for. A resume that answers it point by point does better than one that suits everybody.`,
      steps(
        text`Write one complete resume, with everything you may ever want to say. It is your base.`,
        text`On the ${link('/dashboard', 'dashboard')}, open the three dots on its card and press ${ui('Tailor for a job')}. Name the job and the employer, and press Enter. This needs a plan; writing and saving the new resume is free.`,
        text`Put the skills they name among yours, reword what matters to them, and hide what this employer does not need.`,
        text`Choose a design that suits the company.`,
      ),
      paragraph`The base stays as it is, and the new resume follows it: a new phone number or job is written once. ${see('tailored-resumes')} says what comes in by itself and what does not.`,
      note`${ui('Duplicate')} makes a copy that follows nothing, for instance for another kind of work. There is room for ${figures.documents} resumes and ${figures.documents} letters, and ${claims.resumeTemplates} templates are yours to use for each.`,
    ],
    related: ['tailored-resumes', 'your-dashboard', 'add-skills'],
  },
  'tailored-resumes': {
    body: [
      paragraph`A tailored resume begins with the text of its base and goes on following it.`,
      list(
        text`What you change in the base comes into all that follow it the next time you open or print one: contact details, dates, new jobs, corrected words.`,
        text`What you worded for one job stays. If you then change the same text in the base, yours stays on the page, and both are shown to you. Nothing is lost, and nothing keeps you from saving or printing.`,
        text`The title, the template, the paper and the language never follow. So no layout changes by itself.`,
        text`In another language only facts come in, such as dates and contact details. Where a text of the base has changed, you are told.`,
      ),
      paragraph`On the dashboard they stand under their base, with what differs: “3 texts reworded, 1 left out”. A resume tailored from a tailored one follows the same base. If you delete the base, each keeps its text and follows nothing any more; if you archive it, they go on following it.`,
      note`To see a resume as it was, last Tuesday for example, press ${ui('Versions')} in its bar, choose a day and ${ui('Restore this version')}. What the base has become since then comes in at once.`,
    ],
    related: ['where-a-resume-differs', 'a-version-for-each-job', 'bring-back-what-was-lost'],
  },
  'where-a-resume-differs': {
    body: [
      paragraph`When you open a tailored resume, a line above the fields names its base. The rest shows itself only where there is something to say.`,
      list(
        text`What came from the base is told once. ${ui('Review')} shows the page before and now, ${ui('Undo')} takes all of it back as one step, and ${ui('OK')} closes the line.`,
        text`Where a text says something else than the base, its field says ${ui('Differs')}. Press that to read the base’s words, then ${ui("Take the base's")} or ${ui('Put this in the base too')}, or leave it: your wording is what tailoring is for.`,
        text`Where you and the base have both changed the same text, both stand beside the field, with the changed words marked. ${ui('Keep mine')} or ${ui("Take the base's")} settles it, whenever you like. Until then yours is printed.`,
      ),
      paragraph`The dots beside the name of the base compare the two page by page, take the base’s look, or detach the resume, which then follows nothing. A resume that you made earlier can be attached to a base under ${ui('More')}: you see each difference before it counts.`,
      note`None of this hinders saving, printing or downloading. You need not decide anything before a deadline.`,
    ],
    related: ['tailored-resumes', 'changed-in-two-places', 'bring-back-what-was-lost'],
  },
};
