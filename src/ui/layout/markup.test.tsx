import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { ArtFrame } from '../art/art-frame.tsx';
import { Button, buttonClass } from '../controls/button.tsx';
import { HelpTip } from '../controls/tooltip.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Skeleton, SkeletonList } from '../feedback/skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { StatePanel } from '../feedback/state-panel.tsx';
import { TextareaField, TextField } from '../form/field.tsx';
import { Label } from '../form/label.tsx';
import { Logo } from '../icons/logo.tsx';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Prose } from './prose.tsx';
import { Stars } from './stars.tsx';

const html = (element: ReactElement) => renderToStaticMarkup(element);

describe('a field', () => {
  it('names its control and describes it by the hint', () => {
    const markup = html(<TextField id="f" name="company" label="Company" hint="As invoiced" />);
    expect(markup).toContain('<label for="f">Company</label>');
    expect(markup).toContain('aria-describedby="f-hint"');
    expect(markup).toContain('<span class="hint" id="f-hint">As invoiced</span>');
    expect(markup).not.toContain('aria-invalid');
  });

  it('replaces the hint by the error, and points the control at it', () => {
    const markup = html(<TextField id="f" label="Company" hint="As invoiced" error="Too short" />);
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('aria-describedby="f-error"');
    expect(markup).toMatch(/<span class="err" id="f-error"><svg.*<\/svg><span>Too short<\/span>/);
    expect(markup).not.toContain('As invoiced');
  });

  it('has an id of its own when none is given', () => {
    const [, id] = html(<TextareaField label="Message" />).match(/<label for="([^"]+)"/) ?? [];
    expect(id).toBeTruthy();
    expect(html(<TextareaField label="Message" />)).toContain(`<textarea id="${id}"`);
  });

  it('says "optional" in the word it was given', () => {
    const markup = html(<TextField label="Telefone" optional="opcional" />);
    expect(markup).toContain('<span class="opt">opcional</span>');
  });
});

describe('a button', () => {
  it('does not submit by default', () => {
    expect(html(<Button>Go</Button>)).toBe('<button type="button" class="btn">Go</button>');
  });

  it('is disabled while busy and shows a spinner with the busy word', () => {
    const markup = html(
      <Button type="submit" busy busyLabel="Sending">
        Send
      </Button>,
    );
    expect(markup).toContain('disabled=""');
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('class="spin"');
    expect(markup).toContain('Sending');
    expect(markup).not.toContain('>Send<');
  });

  it('lends its classes to links', () => {
    expect(buttonClass({ variant: 'ghost-wall', size: 'sm', full: true })).toBe(
      'btn btn--ghost-wall btn--sm btn--full',
    );
  });
});

it('a help tip is described by its tooltip', () => {
  const markup = html(<HelpTip label="Help: Phone" content="Only if the link fails." />);
  const [, id] = markup.match(/aria-describedby="([^"]+)"/) ?? [];
  expect(id).toBeTruthy();
  expect(markup).toContain(`role="tooltip" id="${id}">Only if the link fails.`);
  expect(markup).toContain('aria-label="Help: Phone"');
});

it('stars are filled up to the rating', () => {
  const markup = html(<Stars rating={3} label="3 out of 5 stars" />);
  expect(markup.match(/<svg/g)).toHaveLength(5);
  expect(markup.match(/class="off"/g)).toHaveLength(2);
});

it('an avatar shows the portrait alone, or the initials under the drawing that stands for them', () => {
  const portrait = html(<Avatar name="Rita Fonseca" image="/r.jpg" face="/art/f.svg" />);
  expect(portrait).not.toContain('RF');
  expect(portrait).toContain('src="/r.jpg"');
  const drawn = html(<Avatar name="Rita Fonseca" face="/art/f.svg" />);
  expect(drawn).toContain('<img src="/art/f.svg" alt="" width="160" height="200"');
  expect(drawn).toContain('<span>RF</span>');
  expect(html(<Avatar name="…" face="/art/f.svg" />)).not.toContain('<span></span>');
  const markup = html(<Avatar name="Rita Fonseca" />);
  expect(markup).not.toContain('<img');
  expect(markup).toContain('<span>RF</span>');
});

it('a picture is lazy unless it is eager', () => {
  const frame = { src: '/a.svg', width: 1200, height: 800 };
  expect(html(<ArtFrame {...frame} />)).toContain('loading="lazy"');
  expect(html(<ArtFrame {...frame} eager />)).toContain('fetchPriority="high"');
  expect(html(<ArtFrame {...frame} ratio="video" effect="tilt" />)).toContain(
    'class="art ar-video fx-tilt"',
  );
});

it('a failed state is announced, an empty one is not', () => {
  expect(html(<StatePanel kind="error" title="Failed" />)).toContain('role="alert"');
  expect(html(<StatePanel kind="empty" title="Nothing" />)).not.toContain('role=');
});

it('a list of skeletons is announced once and has the requested number of items', () => {
  const markup = html(
    <SkeletonList count={4} label="Loading">
      <Skeleton shape="title" />
    </SkeletonList>,
  );
  expect(markup.match(/skel--title/g)).toHaveLength(4);
  expect(markup.match(/aria-label="Loading"/g)).toHaveLength(1);
});

it('nothing the server renders carries a style attribute', () => {
  const everything = (
    <>
      <LanguageProvider start="en">
        <Logo name="Entrada" />
      </LanguageProvider>
      <Spinner size="lg" label="Loading" />
      <Button busy busyLabel="Busy" />
      <TextField label="Name" error="Missing" help={<HelpTip label="Help" content="Words" />} />
      <Badge variant="popular">Popular</Badge>
      <Label variant="premium">Premium</Label>
      <ArtFrame src="/a.svg" width={1} height={1} ratio="wide" effect="reveal" />
      <Avatar name="A B" size="lg" />
      <Stars rating={4} label="4" />
      <Skeleton shape="card" />
      <StatePanel kind="error" title="Failed" />
      <StatePanel kind="empty" title="Nothing" />
      <ProgressBar value={62} label="Progress" />
    </>
  );
  const markup = html(everything);
  expect(markup).toContain('value="62"');
  expect(markup).not.toMatch(/\sstyle=|<style|<script/);
});

it('a long text keeps a verb and its short pronoun on one line, with blocks or without', () => {
  const whole = '<span class="unbroken">Diga-nos</span>';
  const blocks = [{ type: 'paragraph' as const, content: ['Diga-nos quando.'] }];
  expect(renderToStaticMarkup(<Prose text="Diga-nos quando." />)).toContain(whole);
  const inBlocks = (
    <LanguageProvider start="pt">
      <Prose text="" blocks={blocks} />
    </LanguageProvider>
  );
  expect(renderToStaticMarkup(inBlocks)).toContain(whole);
});

it('a long text does not part a day from its month', () => {
  const text = 'A 27 de maio e a 1 de dezembro de 2026.';
  expect(renderToStaticMarkup(<Prose text={text} />)).toContain(
    'A 27\u00a0de\u00a0maio e a 1\u00a0de\u00a0dezembro de\u00a02026.',
  );
});
