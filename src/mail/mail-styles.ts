import type { CSSProperties } from 'react';
import type { MailCompany, MailLogo } from './mail.ts';

export const bandCid = 'band@entrada.mail';
export const logoCid = 'logo@entrada.mail';

/** Returns the Content-ID of the picture of a face, from the address of its drawing. */
export function faceCid(address: string): string {
  return `${address.replace(/^.*\/|\.svg$/g, '')}@entrada.mail`;
}

/** Returns the name of an image in the colours of the company: `band-17318a-b2451d@entrada.mail`. */
export function dressedCid(cid: string, { look }: Pick<MailCompany, 'look'>): string {
  return look === undefined || look.code === '' ? cid : cid.replace('@', `-${look.code}@`);
}

/** Returns the name of the company's own logo, which its version changes: `own-logo-Zk3v_2a9Qp@entrada.mail`. */
export function ownLogoCid({ address }: Pick<MailLogo, 'address'>): string {
  return `own-logo-${address.split('?v=')[1] ?? ''}@entrada.mail`;
}

const ink = '#0f1834';
const quietInk = '#47506b';
const blue = '#1f43b5';

// Mail clients drop style sheets, so styles are inline; the sheet below only adjusts them.
const styles = {
  page: {
    margin: 0,
    background: '#f4f4f0',
    fontFamily: 'Helvetica,Arial,sans-serif',
  },
  preheader: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  ground: { background: '#f4f4f0' },
  frame: { padding: '32px 12px' },
  card: { width: '100%', maxWidth: 600, background: '#ffffff' },
  // Blue below the image: a client that blocks images still shows a band.
  band: { background: '#17318a', lineHeight: 0 },
  bandImage: { width: '100%', height: 'auto', display: 'block' },
  head: { padding: '40px 48px 8px' },
  headAlone: { padding: '40px 48px' },
  brand: {
    margin: '0 0 28px',
    fontSize: 22,
    lineHeight: '32px',
    fontWeight: 700,
    letterSpacing: '-.02em',
    color: ink,
  },
  logo: { verticalAlign: 'top', marginRight: 10 },
  heading: {
    margin: 0,
    fontSize: 36,
    lineHeight: 1.08,
    letterSpacing: '-.025em',
    color: ink,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  sentence: { display: 'inline-block' },
  day: { display: 'inline-block' },
  quiet: { color: quietInk },
  // As wide as a digit, a full stop and a space.
  step: { paddingLeft: '1.12em', textIndent: '-1.12em' },
  unbroken: { whiteSpace: 'nowrap' },
  lead: { margin: '14px 0 0', fontSize: 17, lineHeight: 1.55, color: quietInk, textWrap: 'pretty' },
  codeCell: { padding: '24px 48px 0' },
  codeLabel: { margin: 0, fontSize: 15, lineHeight: 1.5, color: quietInk },
  code: {
    margin: 0,
    fontSize: 44,
    lineHeight: 1.2,
    fontWeight: 700,
    letterSpacing: '.12em',
    color: ink,
  },
  ticketCell: { padding: '24px 48px 0' },
  ticket: { border: '1px solid #d8dadb', borderRadius: 10 },
  ticketHeld: { border: '2px dashed #8b93a9', borderRadius: 10 },
  ticketLeaf: { width: 132, padding: '20px 0 20px 20px', verticalAlign: 'bottom' },
  leaf: { background: blue, borderRadius: '66px 66px 6px 6px', color: '#ffffff' },
  leafTop: { padding: '26px 0 0', fontSize: 14, lineHeight: '18px', fontWeight: 600 },
  leafDay: { fontSize: 72, lineHeight: '76px', fontWeight: 700, letterSpacing: '-.05em' },
  leafFoot: { padding: '0 0 16px', fontSize: 14, lineHeight: '18px', fontWeight: 600 },
  ticketClocks: { padding: '20px 20px 20px 28px', verticalAlign: 'bottom' },
  clockFirst: {},
  clock: { paddingTop: 12 },
  clockTime: {
    fontSize: 38,
    lineHeight: '42px',
    fontWeight: 700,
    letterSpacing: '-.03em',
    color: ink,
  },
  clockYours: {
    fontSize: 38,
    lineHeight: '42px',
    fontWeight: 700,
    letterSpacing: '-.03em',
    color: blue,
  },
  leafHeld: { border: `2px dashed ${blue}`, borderRadius: '66px 66px 6px 6px', color: blue },
  leafGone: {
    border: '2px solid #8b93a9',
    borderRadius: '66px 66px 6px 6px',
    color: quietInk,
  },
  clockGone: {
    fontSize: 38,
    lineHeight: '42px',
    fontWeight: 700,
    letterSpacing: '-.03em',
    color: quietInk,
    textDecoration: 'line-through',
  },
  hostFace: { width: 60, padding: '0 0 16px 20px', verticalAlign: 'middle' },
  hostSaid: {
    padding: '0 20px 16px 16px',
    verticalAlign: 'middle',
    fontSize: 16,
    lineHeight: 1.4,
    fontWeight: 600,
    color: ink,
    overflowWrap: 'anywhere',
  },
  face: { display: 'block', borderRadius: '28px 28px 2px 2px' },
  signature: { marginTop: 20 },
  signatureFace: { width: 60, padding: 0, verticalAlign: 'middle' },
  signatureLines: { padding: '0 0 0 16px', verticalAlign: 'middle' },
  ticketFoot: { padding: '0 20px 18px' },
  ticketTerms: {
    padding: '16px 0 0',
    borderTop: '3px dotted #7b849c',
    fontSize: 16,
    lineHeight: 1.5,
    color: ink,
  },
  clockMore: { fontSize: 15, lineHeight: '20px', color: quietInk },
  clockPlace: { display: 'inline-block', textWrap: 'balance' },
  billCell: { padding: '24px 48px 0' },
  billCellLast: { padding: '24px 48px 40px' },
  // Torn off below.
  bill: {
    border: '1px solid #d8dadb',
    borderBottom: '3px dashed #8b93a9',
    borderRadius: '10px 10px 0 0',
  },
  billPaper: { padding: '20px 20px 8px' },
  billBefore: { padding: '0 0 12px', fontSize: 16, lineHeight: 1.5, color: ink },
  billKind: { fontSize: 15, lineHeight: 1.5, color: quietInk },
  billTitle: {
    padding: '0 0 16px',
    fontSize: 22,
    lineHeight: 1.2,
    fontWeight: 700,
    letterSpacing: '-.02em',
    color: ink,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  billLabel: {
    verticalAlign: 'top',
    padding: '10px 12px 10px 0',
    borderTop: '1px solid #d8dadb',
    fontSize: 15,
    lineHeight: '24px',
    color: quietInk,
    textAlign: 'left',
    fontWeight: 400,
  },
  billAmount: {
    verticalAlign: 'top',
    padding: '10px 0',
    borderTop: '1px solid #d8dadb',
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 600,
    color: ink,
    textAlign: 'right',
    textWrap: 'balance',
  },
  billText: {
    padding: '10px 0',
    borderTop: '1px solid #d8dadb',
    fontSize: 15,
    lineHeight: 1.5,
    color: quietInk,
    textWrap: 'pretty',
  },
  totalLabel: {
    verticalAlign: 'top',
    // On one line with the figure, which is larger.
    padding: '19px 12px 12px 0',
    borderTop: '1px solid #d8dadb',
    fontSize: 16,
    lineHeight: '24px',
    color: ink,
    textAlign: 'left',
    fontWeight: 600,
  },
  totalCell: {
    verticalAlign: 'top',
    padding: '14px 0 12px',
    borderTop: '1px solid #d8dadb',
    textAlign: 'right',
  },
  total: {
    fontSize: 28,
    lineHeight: '34px',
    fontWeight: 700,
    letterSpacing: '-.03em',
    color: ink,
    whiteSpace: 'nowrap',
  },
  totalMore: { fontSize: 15, lineHeight: '20px', color: quietInk },
  due: {
    padding: '12px 14px',
    background: '#fbeecd',
    borderRadius: 6,
    fontSize: 16,
    lineHeight: 1.5,
    color: '#6f4600',
    textWrap: 'pretty',
  },
  dueMore: { fontSize: 15 },
  dueBelow: { height: 12, fontSize: 0, lineHeight: 0 },
  facts: { padding: '24px 48px' },
  label: {
    width: 136,
    verticalAlign: 'top',
    padding: '14px 12px 14px 0',
    borderTop: '1px solid #d8dadb',
    fontSize: 15,
    lineHeight: 1.5,
    color: quietInk,
    textAlign: 'left',
    fontWeight: 400,
  },
  value: {
    verticalAlign: 'top',
    padding: '14px 0',
    borderTop: '1px solid #d8dadb',
    fontSize: 16,
    lineHeight: 1.5,
    fontWeight: 600,
    color: ink,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  text: {
    padding: '14px 0',
    borderTop: '1px solid #d8dadb',
    fontSize: 17,
    lineHeight: 1.55,
    color: ink,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  textLabel: { margin: '0 0 6px', fontSize: 15, lineHeight: 1.5, color: quietInk },
  quote: {
    margin: 0,
    paddingLeft: 14,
    borderLeft: '3px solid #d8dadb',
    fontSize: 15,
    lineHeight: 1.5,
    color: quietInk,
  },
  blocks: { padding: '24px 48px 8px' },
  paragraph: {
    margin: '0 0 16px',
    fontSize: 17,
    lineHeight: 1.6,
    color: ink,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
  heading2: {
    margin: '28px 0 10px',
    fontSize: 24,
    lineHeight: 1.2,
    letterSpacing: '-.015em',
    color: ink,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  heading3: { margin: '22px 0 8px', fontSize: 19, lineHeight: 1.25, color: ink },
  list: { margin: '0 0 16px', padding: '0 0 0 24px', color: ink },
  listItem: { margin: '0 0 6px', fontSize: 17, lineHeight: 1.6 },
  quotation: { margin: '0 0 16px', padding: '0 0 0 14px', borderLeft: '3px solid #d8dadb' },
  textLink: { color: blue, overflowWrap: 'anywhere' },
  table: { margin: '0 0 20px', borderCollapse: 'collapse' },
  tableCaption: {
    padding: '0 0 8px',
    textAlign: 'left',
    fontSize: 15,
    lineHeight: 1.5,
    color: quietInk,
  },
  tableHead: {
    padding: '8px 12px 8px 0',
    verticalAlign: 'bottom',
    fontSize: 15,
    lineHeight: 1.4,
    color: ink,
  },
  tableCell: {
    padding: '8px 12px 8px 0',
    borderTop: '1px solid #d8dadb',
    verticalAlign: 'top',
    fontSize: 15,
    lineHeight: 1.4,
    color: ink,
  },
  rule: { margin: '24px 0', border: 0, borderTop: '1px solid #d8dadb' },
  notes: { margin: '24px 0 16px', padding: '0 0 0 24px', color: quietInk },
  actions: { padding: '0 48px 40px' },
  actionsAlone: { padding: '20px 48px 40px' },
  button: {
    display: 'inline-block',
    background: blue,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 600,
    lineHeight: '20px',
    padding: '14px 24px',
    borderRadius: 6,
    textDecoration: 'none',
  },
  links: { margin: '10px 0 0', fontSize: 15, lineHeight: 1.6, color: quietInk },
  linksAlone: { margin: 0, fontSize: 15, lineHeight: 1.6, color: quietInk },
  link: { display: 'inline-block', padding: '10px 18px 10px 0', fontWeight: 600, color: blue },
  after: { margin: '12px 0 0', fontSize: 15, lineHeight: 1.6, color: quietInk, textWrap: 'pretty' },
  foot: { padding: '28px 48px', background: '#0d1638' },
  footReason: {
    margin: '10px 0 0',
    fontSize: 14,
    lineHeight: 1.6,
    color: '#b9c3e2',
    textWrap: 'pretty',
  },
  footText: { margin: 0, fontSize: 14, lineHeight: 1.6, color: '#b9c3e2', textWrap: 'pretty' },
  footLink: { color: '#b9c3e2', whiteSpace: 'nowrap' },
  /** A sentence, which a phone breaks. */
  footSentence: { color: '#b9c3e2' },
} as const satisfies Record<string, CSSProperties>;

/** Returns the inline style of a part of the mail. */
export function styleOf(part: keyof typeof styles): CSSProperties {
  return styles[part];
}

// Without quotes and angle brackets: React would escape them and break the style sheet.
export const mailStyleSheet = `
@media (prefers-color-scheme: dark) {
.e-bg { background: #0b1020 !important } .e-card { background: #131a30 !important }
.e-ink { color: #eef0ec !important } .e-ink2 { color: #b4bdd4 !important }
.e-line { border-color: #27314f !important } .e-a { color: #9db7fb !important; border-color: #9db7fb !important }
.e-ticket { border-color: #66729a !important }
.e-due { background: #36290f !important; color: #f4cf86 !important }
.e-btn { background: #9db7fb !important; color: #0b1230 !important } }
@media (max-width: 480px) { .e-pad { padding-left: 24px !important; padding-right: 24px !important }
.e-h { font-size: 30px !important } .e-leaf, .e-side { width: 104px !important }
.e-day { font-size: 56px !important; line-height: 60px !important }
.e-t { font-size: 30px !important; line-height: 34px !important } .e-side { padding: 16px 0 16px 16px !important }
.e-when { padding: 16px 12px 16px 14px !important }
.e-host { width: 40px !important; padding: 0 0 12px 16px !important }
.e-face { width: 40px !important; height: 50px !important }
.e-said { padding: 0 12px 12px !important; font-size: 15px !important }
.e-foot { padding: 0 16px 16px !important } .e-link { display: block !important }
.e-btn { font-size: 15px !important; padding: 14px 16px !important }
.e-label, .e-value { display: block !important; width: auto !important }
.e-label { padding: 12px 0 0 !important }
.e-value { padding: 0 0 12px !important; border-top: 0 !important } }
@media (max-width: 380px) { .e-side { vertical-align: top !important }
.e-sum, .e-total { display: block !important }
.e-sum { padding-bottom: 0 !important } .e-total { padding-top: 0 !important; border-top: 0 !important } }`;
