import { type RefObject, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '#i18n/language.ts';
import { htmlLangOf } from '#i18n/language.ts';
import { useTexts } from '#i18n/language-context.tsx';
import { Note } from '#ui/admin/note.tsx';
import { Button } from '#ui/controls/button.tsx';
import { PicturePicker } from '../writing/picture-picker.ts';
import { TextToolbar } from '../writing/text-toolbar.tsx';
import type { Tool } from '../writing/tools.ts';
import { LinkDialog } from './link-dialog.tsx';
import { richTexts } from './rich.texts.ts';
import { commandOf, insertPicture, linkedRange, setLink } from './rich-commands.ts';
import { openRichView, type RichView } from './rich-view.ts';
import '#ui/layout/prose.css';
import './rich-text.css';

type RichTextProps = {
  id: string;
  label: string;
  /** The language of the text; that of the screen if it has none of its own. */
  language: Language;
  text: string;
  isInvalid: boolean;
  /** The id of what is said about it. */
  describedBy: string | undefined;
  onChange: (text: string) => void;
  /** Called where the text cannot be shown so. */
  onMarkdown: () => void;
  /** Where the focus can be put. */
  focus: RefObject<(() => void) | null>;
};

/** A text written as it will look. It stays Markdown, of which only the blocks that change are written anew. */
export function RichText(props: RichTextProps) {
  const { id, label, language, text, isInvalid, describedBy, onChange, onMarkdown, focus } = props;
  const t = useTexts(richTexts);
  const pickPicture = useContext(PicturePicker);
  const element = useRef<HTMLDivElement>(null);
  const view = useRef<RichView | null>(null);
  const [active, setActive] = useState<Tool[]>([]);
  const [isRefused, setIsRefused] = useState(false);
  const [linked, setLinked] = useState<string | null>(null);

  const attributes = {
    id,
    class: 'input prose rich-text',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    lang: htmlLangOf[language],
    spellcheck: 'true',
    ...(isInvalid && { 'aria-invalid': 'true' }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };

  const open = useEffectEvent((place: HTMLElement) =>
    openRichView(place, {
      text,
      language,
      attributes,
      onChange: (next) => change(next),
      onTools: (tools) => setActive((before) => (before.join() === tools.join() ? before : tools)),
      askForLink: () => askForLink(),
    }),
  );
  const change = useEffectEvent((next: string) => onChange(next));

  useEffect(() => {
    if (!element.current) return;
    const opened = open(element.current);
    view.current = opened;
    setIsRefused(opened === null);
    return () => {
      opened?.destroy();
      view.current = null;
    };
  }, []);

  useEffect(() => {
    focus.current = () => view.current?.focus();
  }, [focus]);

  useEffect(() => view.current?.show(text), [text]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes that change
  useEffect(() => view.current?.setAttributes(attributes), [label, isInvalid, describedBy]);

  function askForLink(): void {
    if (view.current) setLinked(linkedRange(view.current.state()).href);
  }

  async function pick(): Promise<void> {
    const picture = await pickPicture?.(language);
    if (picture) view.current?.run(insertPicture(picture));
  }

  function use(tool: Tool): void {
    if (tool === 'picture') void pick();
    else if (tool === 'link') askForLink();
    else view.current?.run(commandOf(tool, language));
  }

  if (isRefused)
    return (
      <Note
        tone="info"
        title={t('notRich')}
        action={
          <Button variant="soft" onClick={onMarkdown}>
            {t('asMarkdown')}
          </Button>
        }
      />
    );
  return (
    <>
      <TextToolbar field={label} areaId={id} active={active} onUse={use} onFocus={() => {}} />
      <div className="rich-text__place" ref={element} />
      {linked === null ? null : (
        <LinkDialog
          address={linked}
          onClose={() => setLinked(null)}
          onSet={(address) => {
            setLinked(null);
            view.current?.run(setLink(address));
          }}
        />
      )}
    </>
  );
}
