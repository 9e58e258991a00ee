import { formatDay } from '#core/zoned-time.ts';
import { localeOf } from '#i18n/language.ts';
import { keepDaysWhole } from '#i18n/unbroken-words.ts';
import type { MailFact } from '#mail/mail.ts';
import { type MailSender, mailBuilder } from '#mail/mail-builder.server.ts';
import { doPath } from '#paths.ts';
import type { OutgoingMail } from '#platform/outbox/outgoing-mail.ts';
import type { Project, Request, Step } from '../../projects.repository.server.ts';
import { titleIn } from '../../projects.ts';
import { requestMailTexts } from './request-mail.texts.ts';

/** A request with the token of its link. */
export type LinkedRequest = Pick<
  Request,
  'id' | 'kind' | 'title' | 'titlePt' | 'text' | 'textPt' | 'dueDay'
> & { token: string };

export type MailedProject = Pick<Project, 'title' | 'titlePt' | 'language'> & {
  email: string;
  /** Where answers arrive; null for the company's address. */
  replyTo?: string | null;
  /** Whether a plain yes by mail counts. */
  takesYes?: boolean;
};

/** The most mails of one kind about projects that an address gets in a day. */
export const mostMailsPerDay = 30;

/** Returns what every mail about a project shares. */
function projectMail(project: MailedProject, sender: MailSender) {
  const { t, build, language } = mailBuilder(requestMailTexts, project.language, sender);
  const { brand, phone } = sender.company;
  const params = { brand, phone, project: titleIn(project, language) };
  const say = (key: keyof typeof requestMailTexts.en, more = {}) => t(key, { ...params, ...more });
  const dayOf = (day: string) => keepDaysWhole(formatDay(day, localeOf[language]));
  // One address in every language: the page is in that of its reader.
  const linkOf = ({ token }: LinkedRequest) => sender.origin + doPath.href({ token });
  function factOf(request: LinkedRequest): MailFact {
    const text = language === 'pt' && request.textPt !== '' ? request.textPt : request.text;
    const due = request.dueDay === null ? [] : [say('due', { day: dayOf(request.dueDay) })];
    const lines = [...text.split('\n').filter((line) => line.trim() !== ''), ...due];
    const title = titleIn(request, language);
    // A fact without lines would be left out.
    return lines.length === 0
      ? { label: '', lines: [title], isText: true }
      : { label: title, lines, isText: true };
  }
  /** One request has a button that says what to do; of several each has a link with its title. */
  function linksOf(requests: readonly LinkedRequest[]) {
    const [first, ...rest] = requests;
    if (!first) return {};
    if (rest.length === 0)
      return { button: { label: say(`open_${first.kind}`), href: linkOf(first) } };
    return {
      button: { label: titleIn(first, language), href: linkOf(first) },
      links: rest.map((one) => ({ label: titleIn(one, language), href: linkOf(one) })),
    };
  }
  const { replyTo = null, takesYes = false } = project;
  return {
    say,
    build,
    language,
    dayOf,
    factOf,
    linksOf,
    to: project.email,
    after: takesYes ? `${say('after_yes')} ${say('after')}` : say('after'),
    answers: replyTo === null ? {} : { replyTo },
  };
}

/** Builds the mail that asks a client for one thing or several. `attempt` is the same when it is written again. */
export function askMail(
  project: MailedProject,
  requests: readonly LinkedRequest[],
  { attempt, isAgain = false, ...sender }: MailSender & { attempt: string; isAgain?: boolean },
): OutgoingMail {
  const { say, build, language, factOf, linksOf, to, after, answers } = projectMail(
    project,
    sender,
  );
  const [first] = requests;
  const many = requests.length > 1 ? '_many' : '';
  const about = { count: requests.length, title: first ? titleIn(first, language) : '' };
  return build({
    kind: 'project-request',
    ids: [attempt],
    to,
    aboutUs: { orderId: null },
    subject: isAgain ? say('again_subject', about) : say(`ask_subject${many}`, about),
    preheader: say(isAgain ? 'again_preheader' : 'ask_preheader'),
    heading: isAgain ? say('again_heading') : say(`ask_heading${many}`, about),
    lead: isAgain ? say('again_lead') : say(`ask_lead${many}`),
    facts: requests.map(factOf),
    ...linksOf(requests),
    ...answers,
    after,
    reason: say('reason'),
    maxPerDay: mostMailsPerDay,
  });
}

/** The most first mails a day: a paid order causes one, and its buyer may have typed any address. */
export const mostBeginningsPerDay = 5;

/** Builds the first mail about work: what happens next, and what is needed, each with its link. */
export function beginMail(
  project: MailedProject & { id: string },
  { steps, requests, promise, isTest }: Begun,
  sender: MailSender,
): OutgoingMail {
  const { say, build, language, dayOf, factOf, linksOf, to, after, answers } = projectMail(
    project,
    sender,
  );
  const titles = steps.map((step) => {
    const title = titleIn(step, language);
    return step.side === 'client' ? say('begin_step_client', { title }) : title;
  });
  const day = promise === null ? '' : say('begin_promise_text', { day: dayOf(promise) });
  return build({
    kind: 'project-begun',
    ids: [project.id],
    to,
    aboutUs: { orderId: null },
    subject: say('begin_subject'),
    preheader: say('begin_preheader'),
    heading: say('begin_heading'),
    lead:
      requests.length === 0 ? `${say('begin_lead')} ${say('begin_nothing')}` : say('begin_lead'),
    facts: [
      { label: '', lines: [isTest ? say('begin_test') : ''], isText: true },
      ...requests.map(factOf),
      {
        label: say('begin_steps'),
        lines: titles.map((one, at) => `${at + 1}. ${one}`),
        isText: true,
      },
      { label: say('begin_promise'), lines: [day], isText: true },
    ],
    ...linksOf(requests),
    ...answers,
    after,
    reason: say('reason'),
    maxPerDay: mostBeginningsPerDay,
  });
}

type Begun = {
  steps: readonly Pick<Step, 'title' | 'titlePt' | 'side'>[];
  requests: readonly LinkedRequest[];
  promise: string | null;
  /** Whether it began with an order that the card provider only tried. */
  isTest: boolean;
};

/** `promise`: the day to finish, if the client's time counts in it. `isLate`: that day has moved. */
type Reminder = { attempt: string; promise: string | null; isLate: boolean };

/** Builds the mail that reminds a client of what is still needed. */
export function reminderMail(
  project: MailedProject,
  requests: readonly LinkedRequest[],
  { attempt, promise, isLate, ...sender }: MailSender & Reminder,
): OutgoingMail {
  const { say, build, language, dayOf, factOf, linksOf, to, after, answers } = projectMail(
    project,
    sender,
  );
  const [first] = requests;
  const many = requests.length > 1 ? '_many' : '';
  const about = { count: requests.length, title: first ? titleIn(first, language) : '' };
  const moves =
    promise === null
      ? ''
      : say(isLate ? 'remind_late' : 'remind_moves', { promise: dayOf(promise) });
  return build({
    kind: 'project-reminder',
    ids: [attempt],
    to,
    aboutUs: { orderId: null },
    subject: say(`remind_subject${many}`, about),
    preheader: say('remind_preheader'),
    heading: say('remind_heading'),
    lead: [say('remind_lead'), moves].filter(Boolean).join(' '),
    facts: requests.map(factOf),
    ...linksOf(requests),
    ...answers,
    after,
    reason: say('reason'),
    maxPerDay: mostMailsPerDay,
  });
}

/** Builds the mail that asks a client who answered by mail to press, once for an address. */
export function pressMail(
  project: MailedProject,
  request: LinkedRequest,
  { attempt, ...sender }: MailSender & { attempt: string },
): OutgoingMail {
  const { say, build, language, factOf, linksOf, to, after, answers } = projectMail(
    project,
    sender,
  );
  return build({
    kind: 'project-press',
    ids: [attempt],
    to,
    aboutUs: { orderId: null },
    subject: say('press_subject', { title: titleIn(request, language) }),
    preheader: say('press_preheader'),
    heading: say('press_heading'),
    lead: say('press_lead'),
    facts: [factOf(request)],
    ...linksOf([request]),
    ...answers,
    after,
    reason: say('reason'),
    maxPerDay: mostMailsPerDay,
  });
}
