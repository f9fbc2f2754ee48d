import { breadcrumb } from '#ui/breadcrumb.ts';
import { PageOpening } from '#ui/page-frame/page-opening.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { contact } from '../content/contact.ts';
import { contactMetadata } from '../content/metadata.ts';
import { questionsAndAnswers } from '../content/structured-data.ts';
import { Questions } from '../questions/questions.tsx';
import { ContactForm } from './contact-form.tsx';
import { WaysToReachUs } from './ways-to-reach-us.tsx';

export const meta = pageMeta({
  ...contactMetadata,
  structured: [breadcrumb('Contact', contactMetadata.path), questionsAndAnswers(contact.questions.entries)],
});

export default function ContactPage() {
  return (
    <div className="page-width pb-20">
      <PageOpening title={contact.title} text={contact.text} />
      <div className="grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-14">
        <ContactForm />
        <WaysToReachUs />
      </div>
      <Questions {...contact.questions} className="mt-20" />
    </div>
  );
}
