import { type ArticleText, list, note, paragraph, see, steps, text, ui } from '../writing.ts';
import type { SlugIn } from '../catalogue.ts';
import { figures } from '../figures.ts';

type Part =
  | 'personal-details'
  | 'add-a-photo'
  | 'write-a-summary'
  | 'add-work-experience'
  | 'bullets-in-descriptions'
  | 'add-education'
  | 'add-skills'
  | 'leave-a-section-out'
  | 'dates-and-months'
  | 'no-jobs-yet'
  | 'roles-emphasis-and-order';

/** Resume Building: what is filled in, tab by tab. */
export const resumeParts: Record<Part & SlugIn<'resume-building'>, ArticleText> = {
  'personal-details': {
    body: [
      paragraph`The tab ${ui('Personal')} holds what stands at the head of the page. ${ui('First name')}, ${ui('Last name')}, ${ui('Email')} and ${ui('Phone')} carry a star: without them nobody can write back or call.`,
      list(
        text`${ui('Professional title')} is the line below your name. Write what you do, or the title of the job you are applying for where you can rightly claim it.`,
        text`${ui('Email')} becomes a link in the PDF when it looks like an address, and so does a phone number. Write the number with its country code if you apply abroad.`,
        text`${ui('Location')}: a city and a state or country will do. Nobody needs your street before the first interview.`,
      ),
      paragraph`A new resume begins with the email or phone that you signed in with; ${ui('Clear')} takes it out. Where you have saved a resume before, one press takes name, title, contact and links from the latest one.`,
      paragraph`Age, marital status and nationality are not asked for. In many countries employers may not consider them.`,
      note`The name also gives the resume its title on the dashboard, when you save it for the first time, and the PDF its file name, whenever you download it.`,
    ],
    related: ['print-and-send-your-pdf', 'write-a-summary', 'add-work-experience'],
  },
  'add-a-photo': {
    body: [
      paragraph`Whether a photo helps depends on where you apply. In the United States, Canada, the United Kingdom and Ireland leave it out; in Germany, Austria, Switzerland, France, Spain and Poland many readers look for one. ${ui('Where will you send it?')} in the tab ${ui('Template')} says what is usual.`,
      list(
        text`Choose a template ${ui('With a place for a photo')}. It looks as finished without one.`,
        text`In the tab ${ui('Personal')} press ${ui('Add a photo')}, or drop or paste a JPEG, PNG or WebP picture there. Phones that make HEIC pictures can send them as JPEG.`,
        text`Move and size the picture in its frame, with the mouse, your fingers or the keys, and press ${ui('Use photo')}.`,
        text`Under ${ui('Describe the photo')} write a few words for people who cannot see it.`,
      ),
      paragraph`The picture is cut and made smaller on your device, and what a camera writes into it, such as the place, is left out. ${ui('Remove photo')} takes it out of this resume, and Undo brings it back.`,
      paragraph`${ui('Your photos')} in your account lists every photo that is kept, where it is still used, and deletes it once nothing names it.`,
      note`Word files have the photo, too. Plain text and data have none, and the picture that a link shows in messages never has it.`,
    ],
    related: ['send-it-to-another-country', 'personal-details', 'choose-a-template'],
  },
  'write-a-summary': {
    body: [
      paragraph`The summary stands where readers begin. Two to four sentences are enough: what you do, for how long, and what you are known for.`,
      steps(
        text`Write it last. By then you know what the rest of the page says.`,
        text`Open the tab ${ui('Summary')} and write in ${ui('Professional summary')}.`,
        text`Watch the counter above the field. It measures against ${figures.summaryCharacters} characters, which is what a reader takes in at a glance.`,
      ),
      paragraph`The counter is advice, not a limit. A longer text is kept and printed whole.`,
      paragraph`Leave out what anybody could say of themselves, such as hard-working or motivated. One fact says more: the size of your team, the number of patients, the product that carries your work.`,
      note`If you would rather begin with your experience, switch ${ui('Include summary')} off. The section disappears from the page, and the text stays for another time.`,
    ],
    related: ['leave-a-section-out', 'add-work-experience', 'fit-on-one-page'],
  },
  'add-work-experience': {
    body: [
      steps(
        text`Open the tab ${ui('Work')} and press ${ui('Add job')}.`,
        text`Fill in ${ui('Position')} and ${ui('Company')}. Both carry a star.`,
        text`Write ${ui('Start date')} and ${ui('End date')}. For the job you have now, tick ${ui('I currently work here')}: the page then says Present.`,
        text`Describe in ${ui('Description')} what you did and what came of it.`,
      ),
      paragraph`Jobs are printed in the order in which they stand in the tab. Begin with the one you have now, or had last, and go back from there. To change the order, drag a job by the dots before its name, or press the arrows. Press its name to fold it to one line.`,
      paragraph`Start each line with a verb and end it with a result: what was faster, cheaper, larger or safer because of you. One honest figure for each job is a good measure. Three to six lines are plenty for the latest job, fewer for those before.`,
      paragraph`If you were promoted, keep it one job and add the roles before: ${see('roles-emphasis-and-order', 'several roles at one employer')}.`,
      note`The trash can beside a job’s name removes it. If that was a slip, ${ui('Undo')} stands in its place for ${figures.undoSeconds} seconds or until you change something else; after that the arrow in the bar at the top still takes it back.`,
    ],
    related: ['bullets-in-descriptions', 'dates-and-months', 'add-education'],
  },
  'bullets-in-descriptions': {
    body: [
      paragraph`How a description is set follows from how you type it. For bold words and links see ${see('roles-emphasis-and-order')}.`,
      list(
        text`A hyphen and a space at the beginning of a line make a bullet. An asterisk or a bullet sign works too.`,
        text`Enter begins the next bullet; in a bullet that is still empty it ends the list. ${ui('Bullets')} above the text puts bullets before the lines you selected, or takes them away.`,
        text`A line without a marker is running text. A line break stays a line break.`,
        text`An empty line begins a new paragraph.`,
      ),
      paragraph`The space counts: “-5% returns” is text, and so is “*2nd shift”. A marker with nothing behind it is left out.`,
      paragraph`If you paste a list from a word processor, a web page or a PDF, its items become bullets of ours, numbered ones too, and characters that were joined or split for print are put right. Spaces at the ends of lines and double spaces are tidied when the page is set; your text itself is not changed.`,
      note`Keep one thought to a line. A bullet that runs over three lines is a paragraph in disguise. One field takes up to ${figures.longText} characters, and says so if you paste more.`,
    ],
    related: ['add-work-experience', 'add-education', 'fit-on-one-page'],
  },
  'add-education': {
    body: [
      steps(
        text`Open the tab ${ui('Education')} and press ${ui('Add education')}.`,
        text`Fill in ${ui('Degree')} and ${ui('School')}. Both carry a star.`,
        text`Add ${ui('Location')} and ${ui('Graduation date')} where they help. Leave empty what does not: an empty field leaves no gap on the page.`,
        text`Use ${ui('Description')} for a thesis, honors, or courses that fit the job.`,
      ),
      paragraph`Entries are printed in the order in which they stand in the tab, so begin with the latest.`,
      paragraph`With little work behind you, say more here: projects, grades, what you were responsible for. After some years in a job, one line for each degree is enough, and high school can go.`,
      note`A course that you have not finished can stand here too: write when it will end as the graduation date and tick ${ui('Expected')}. ${ui('Add start date, grade or courses')} opens the fields that not everybody needs.`,
    ],
    related: ['dates-and-months', 'bullets-in-descriptions', 'add-skills'],
  },
  'add-skills': {
    body: [
      steps(
        text`Open the tab ${ui('Skills')}.`,
        text`Write one skill in ${ui('Add a skill')} and press Enter, a comma, or the plus beside the field.`,
        text`Go on with the next. The field empties itself and keeps the cursor. A whole list that you paste, parted by commas or lines, is taken apart for you.`,
      ),
      paragraph`A skill that is already in the list is not added twice. The list compares exactly, so “SQL” and “sql” would be two: remove the one you do not want by the cross beside it. ${ui('Undo')} brings it back for ${figures.undoSeconds} seconds.`,
      paragraph`Use the words of the job posting where they are true of you. If they ask for stakeholder management and you have done it, call it that. Both a searching program and a hurried reader look for the words they wrote.`,
      note`Six to twelve skills read well. Name tools, methods and languages; leave out what every applicant would list. Order them by how much they matter for this job, since they are printed in the order of the list: drag one to another place, or press it and use the buttons below.`,
    ],
    related: ['what-ats-software-reads', 'a-version-for-each-job', 'leave-a-section-out'],
  },
  'leave-a-section-out': {
    body: [
      paragraph`The tabs ${ui('Summary')}, ${ui('Work')}, ${ui('Education')} and ${ui('Skills')} each have a switch at the top: ${ui('Include summary')}, ${ui('Include work experience')}, ${ui('Include education')} and ${ui('Include skills')}.`,
      paragraph`Off means: the section is not on the page, not in the PDF, and not in the data inside the PDF. Its fields are locked, and nothing in them is lost. Switch it on again, and everything is as it was.`,
      list(
        text`The percentage at the top counts only sections that are on. Leaving one out is no mark against you.`,
        text`A section that is on but empty is not printed either, so there is never a heading with nothing below it.`,
        text`Fields of a section that is off are not among those you are reminded of before a download.`,
      ),
      note`A single job, degree or line can be hidden in the same way: ${see('roles-emphasis-and-order', 'hide without deleting')}.`,
    ],
    related: ['a-version-for-each-job', 'write-a-summary', 'fit-on-one-page'],
  },
  'dates-and-months': {
    body: [
      paragraph`A resume needs months, not days. Type one in any of these ways, in English or in another language that a document can be set in; where your browser has a month picker, the icon in the field opens it.`,
      list(
        text`03/2019, 3/2019, 2019-03 or 03.2019`,
        text`Mar 2019, March 2019 or März 2019`,
        text`2019, where the year is enough: for what lies long back, or a degree`,
        text`Summer 2019 or Sommer 2019, for a season: an internship, a term`,
      ),
      paragraph`If the field cannot make a date of what you wrote, it says so when you leave the field, and the page stays as it was.`,
      paragraph`On the page a month is printed short, with its year: Mar 2019 – Jun 2021. The names follow the language that you chose under ${ui('Template')}. A job that you still have ends with Present, or with that language’s word for it.`,
      paragraph`If you know only one end of a period, leave the other empty: the page then shows the one you know.`,
      note`When a job ends before it begins, a quiet line tells you: ${ui('This end date is before the start date.')} It keeps you from nothing, neither saving nor downloading.`,
    ],
    related: ['add-work-experience', 'paper-and-language', 'add-education'],
  },
  'no-jobs-yet': {
    body: [
      paragraph`Whoever starts has more to show than it seems. On the tab ${ui('Work')} press ${ui('I have no jobs yet')}: the section goes from the page, and what counts in its place comes first.`,
      steps(
        text`${ui('Projects')}: what you made, planned or found out, for a course, a club or yourself.`,
        text`${ui('Volunteering')}: what you did for others without pay.`,
        text`Go on to ${ui('Education')}. Courses, a thesis and a good grade have fields of their own there.`,
      ),
      paragraph`On the page stand summary and education, then projects and volunteering, then skills. You can put them in another order on the tab ${ui('More')}.`,
      paragraph`${ui('Examples and phrases')} opens beside each text: how it can read, and lines to put in where your caret is. Replace the words in brackets with what is true for you; those that are left are pointed out before a download. On a letter the same button stands below ${ui('Body')}.`,
      note`${ui('I have had a job after all')} brings the section back, and keeps what you wrote. A summer job, an internship or help in a family business is a job: ${see('add-work-experience', 'list it as one')}.`,
    ],
    related: ['add-education', 'write-a-summary', 'roles-emphasis-and-order'],
  },
  'roles-emphasis-and-order': {
    body: [
      list(
        text`Promoted? Below a job, ${ui('Add an earlier role here')} adds what you did there before, each role with its own dates and text. On the page they stand together under one employer.`,
        text`Select words in a longer text and press ${ui('Bold')}, ${ui('Italic')} or ${ui('Link')} above it, or Ctrl with B, I or K. In resumes begun lately you can type **bold** and *italic*, too. Where much is bold, nothing is.`,
        text`To keep a line without printing it, put the cursor in it and press ${ui('Hide this line')}. It waits below the text, where ${ui('Show again')} puts it back. The eye beside a job or a degree hides that whole entry.`,
        text`Under ${ui('Skills')}, press a skill to give it a group, such as Languages, or a level in words. What you leave without a group stays one list.`,
        text`In the tab ${ui('More')}, ${ui('Order of sections')} lists all of them. Drag one, or use its arrows; the eye hides it. Its other button gives it a heading of your own, keeps it together, or begins a new page with it.`,
        text`${ui('More details')} under ${ui('Personal')} has room for a preferred name, pronouns, a work permit and facts of your own.`,
      ),
      note`Stars that mark nothing, as in “5* hotel”, stay stars. Programs that read your PDF get the words alone.`,
    ],
    related: ['add-work-experience', 'leave-a-section-out', 'add-skills'],
  },
};
