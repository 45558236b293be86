import { ButtonLink, Disclosure, FieldError, TextField } from '@bowline/ui/components';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/TextsProvider.tsx';
import { LibraryPicture, pathOfPicture } from '../LibraryPicture.tsx';
import { isJson, shownText } from './description.ts';
import { placeOf, useEditor, useLabels, useProblemAt } from './editor-context.ts';
import type { OneFieldProps } from './FieldList.tsx';

/** A picture of the media library, or one of the shop's own by its path, with what it shows in words. */
export function PictureField({ name, description, value, path }: OneFieldProps) {
  const t = useTranslate();
  const problemAt = useProblemAt();
  const labels = useLabels();
  const { label, optionalText } = labels(name, description.isOptional);
  const picture = isJson(value) ? value : {};
  const stored = isJson(picture.asset) ? shownText(picture.asset._ref) : '';
  const [chosen, setChosen] = useState(stored);
  const src = shownText(picture.src);
  const shown = chosen === '' ? src : pathOfPicture(chosen);
  const id = placeOf(path);
  return (
    <fieldset id={id} className="grid min-w-0 gap-3 border-s-2 border-border ps-4">
      <legend className="mb-2 font-medium">
        {label} {optionalText && <span className="font-normal text-text-muted">{optionalText}</span>}
      </legend>
      <FieldError controlId={id}>{problemAt(path)}</FieldError>
      <div className="flex flex-wrap items-start gap-4">
        {shown && <LibraryPicture path={shown} />}
        <div className="grid min-w-60 flex-1 gap-3">
          <TextField
            {...labels('alt')}
            name={`${path}.alt`}
            hint={t('content.pictures.altHint')}
            error={problemAt(`${path}.alt`)}
            defaultValue={shownText(picture.alt)}
            maxLength={200}
          />
          <TextField
            {...labels('src')}
            name={`${path}.src`}
            hint={t('content.pictures.pathHint')}
            error={problemAt(`${path}.src`)}
            defaultValue={src}
            maxLength={200}
            spellCheck={false}
          />
        </div>
      </div>
      <Disclosure summary={t('content.pictures.choose')}>
        <Library path={path} stored={stored} chosen={chosen} onChoose={setChosen} />
      </Disclosure>
    </fieldset>
  );
}

interface LibraryProps {
  readonly path: string;
  readonly stored: string;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

function Library({ path, stored, chosen, onChoose }: LibraryProps) {
  const t = useTranslate();
  const { pictures } = useEditor();
  const known = pictures.some(({ id }) => id === stored);
  const choices = [
    { id: '', path: '', name: t('content.pictures.noneOfLibrary') },
    ...(stored && !known ? [{ id: stored, path: pathOfPicture(stored) ?? '', name: '' }] : []),
    ...pictures,
  ];
  return (
    <div className="grid gap-3">
      <div role="radiogroup" aria-label={t('content.pictures.choose')} className="flex flex-wrap gap-3">
        {choices.map(({ id, path: file, name }) => (
          <label key={id} className="grid w-40 cursor-pointer content-start gap-1 text-xs">
            <span className="flex items-center gap-2">
              <input
                type="radio"
                name={`${path}.asset`}
                value={id}
                className="tick"
                checked={chosen === id}
                onChange={() => onChoose(id)}
              />
              <span className="truncate">{name || t('content.pictures.unnamed')}</span>
            </span>
            {file && <LibraryPicture path={file} />}
          </label>
        ))}
      </div>
      <p>
        <ButtonLink href="/content/pictures" size="sm">
          {t('content.pictures.add')}
        </ButtonLink>
      </p>
    </div>
  );
}
