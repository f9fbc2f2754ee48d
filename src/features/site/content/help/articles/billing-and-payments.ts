import { checkoutPath } from '#money/plans.ts';
import { see, type ArticleText, link, list, note, paragraph, steps, text, ui } from '../writing.ts';
import type { SlugIn } from '../catalogue.ts';
import { figures, planTerms } from '../figures.ts';

const week = planTerms('7days');
const month = planTerms('30days');
const year = planTerms('1year');

export const billingAndPayments: Record<SlugIn<'billing-and-payments'>, ArticleText> = {
  'what-is-free': {
    body: [
      paragraph`You pay for the finished file, and for nothing before it.`,
      list(
        text`Free: an account, every template, writing, the preview, saving, changing and deleting; your text and data, as plain text, Markdown and JSON. As many resumes and letters as an account holds, which is ${figures.documents} of each.`,
        text`With a plan: downloading resumes and cover letters as PDF, for Word and as pictures, as often as you like, and copying resumes with ${ui('Duplicate')}.`,
      ),
      paragraph`All plans open the same downloads, for letters too, and all templates are part of each. They differ in how long they last; the longer ones bring priority support.`,
      paragraph`When a plan is over, you are back where you began: everything you wrote is still there, can be read, changed and saved, and only downloading and copying wait for a new plan. The files that you downloaded are yours for good.`,
      note`Before you have a plan, ${ui('Get the PDF')} in the builder shows the plans, the one that costs least first. You choose one and pay, and you are back at your document, whose file downloads by itself.`,
    ],
    related: ['plans-and-prices', 'more-formats', 'download-does-not-start'],
  },
  'plans-and-prices': {
    body: [
      paragraph`There are three plans. Each is one payment for a fixed time, and none of them renews.`,
      list(
        text`${ui(week.name)}: ${link(checkoutPath(week.id), week.price)}. For a few applications in one go.`,
        text`${ui(month.name)}: ${link(checkoutPath(month.id), month.price)}. For a search that takes some weeks.`,
        text`${ui(year.name)}: ${link(checkoutPath(year.id), year.price)}, which is ${year.days} days.`,
      ),
      paragraph`The price on the card is what you pay. No tax is added at the checkout, and nothing is charged later.`,
      paragraph`Your time begins when the payment is confirmed, which usually takes seconds. It is counted in days of twenty-four hours, not in calendar months.`,
      paragraph`If you buy again while a plan is running, the new days are added to its end. Nothing of what you paid for is lost, whichever plan comes second. The checkout shows the day until which your present access runs.`,
      note`Choose a plan on the ${link('/pricing', 'pricing page')}, or by ${ui('Get the PDF')} in a builder. The checkout shows all three with their prices: another one is a press away, and paying still returns you to your document.`,
    ],
    related: ['pay-by-card', 'what-is-free', 'canceling-and-renewal'],
  },
  'pay-by-card': {
    body: [
      steps(
        text`Choose a plan on the ${link('/pricing', 'pricing page')} and press ${ui('Get Started')}.`,
        text`Read the ${ui('Order Summary')}: plan, total, and how long the access lasts.`,
        text`Enter your card. All major credit and debit cards are taken.`,
        text`Press the button with the price on it, for example ${ui(`Complete Purchase - ${month.price}`)}.`,
      ),
      paragraph`Some banks ask you to confirm the payment, in their app or with a code. You come back to us afterwards, and the access is open.`,
      paragraph`If a card is declined, you see the reason above the button, if the bank gives one. Nothing was charged. Check the number, the expiration date and the security code, try another card, or ask your bank.`,
      note`The connection is encrypted, and card details go to our payment provider, not to us. Please never send a card number by email or through the contact form.`,
    ],
    related: ['receipts-and-late-payments', 'plans-and-prices', 'get-a-refund'],
  },
  'canceling-and-renewal': {
    body: [
      paragraph`You can cancel any time and keep access until the end of the billing period. That is the rule, and here is what it means for you.`,
      paragraph`A plan is one payment, without auto-renewal. We do not charge your card again, not after ${week.days} days, not after ${year.days}. The billing period is the time that you bought, and at its end the access ends by itself.`,
      list(
        text`So there is no button to look for, no notice to give, and no date to remember. To stop, just do nothing.`,
        text`Your access stays open for the whole time that you paid for, however soon you find a job.`,
        text`Your documents stay in your account afterwards. You can read, change and save them without a plan.`,
        text`To go on downloading later, you buy a new plan. Nobody does that for you.`,
      ),
      note`If you would rather have your money back than the rest of the time, that is a refund, and it is possible within ${figures.refundDays} days: see ${see('get-a-refund')}.`,
    ],
    related: ['get-a-refund', 'plans-and-prices', 'what-is-free'],
  },
  'get-a-refund': {
    body: [
      paragraph`Every plan comes with a ${figures.refundDays}-day money-back guarantee. You do not have to give a reason.`,
      steps(
        text`Open ${link('/account', 'your account')}, from the top bar of any page.`,
        text`Under ${ui('Payments and receipts')}, press ${ui('Refund')} beside the payment, and again when you are asked. The button is there for ${figures.refundDays} days.`,
        text`Once our payment provider has taken it, the payment says ${ui('Refunded')}. How soon you see the money on your card depends on your bank.`,
      ),
      paragraph`${ui('Refund on its way')} means that the provider has not answered yet. We keep asking, and email you when it is done.`,
      paragraph`A refund ends the access that the payment bought. If you have bought several plans, the others still count.`,
      paragraph`Your resumes and letters stay in your account, and the files that you have downloaded keep working. You can go on writing for free.`,
      note`Was the payment a mistake, made twice, or not yours at all? Please write to us before you ask your bank to take it back. We can usually help sooner than two banks writing to each other.`,
    ],
    related: ['canceling-and-renewal', 'receipts-and-late-payments', 'what-is-free'],
  },
  'receipts-and-late-payments': {
    body: [
      paragraph`Once a payment is confirmed, we email a receipt to the address that you sign in with. It gives the payment number, the amount, and the day on which your access ends. As a PDF you find it on ${link('/account', 'your account page')}, under ${ui('Receipt')}; there, too, if you sign in by phone.`,
      paragraph`If your bank takes its time, you see ${ui('Payment not confirmed yet')} after paying. Do not pay again; you can close the page. We keep asking our payment provider every few minutes, and your access opens by itself.`,
      list(
        text`${ui('Payment Successful')}: all is well, your access is open.`,
        text`${ui('Payment Failed')}: nothing was charged. You can start again.`,
        text`${ui('Payment being checked')}: something about the payment needs a person to look at it. Please do not pay again; we will be in touch.`,
      ),
      note`If your card was charged and the access is still closed after an hour, ${link('/contact', 'write to us')} with the day, the amount, and the address you sign in with. Check first that you are signed in with the same address.`,
    ],
    related: ['pay-by-card', 'get-a-refund', 'download-does-not-start'],
  },
};
