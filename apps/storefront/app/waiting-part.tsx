import { type ComponentType, memo, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { type ClientLoaderFunctionArgs, useActionData } from 'react-router';
import { endWaitForTouch, takeForms } from './first-touch.ts';
import { preparedComponent } from './prepared-component.ts';

export interface WaitingPart<Props> {
  readonly Component: ComponentType<Props>;
  /** Of the page it is on: fetches the code beside the data, so that both are shown at once. */
  clientLoader(args: Pick<ClientLoaderFunctionArgs, 'serverLoader'>): Promise<unknown>;
}

/**
 * A part of the page whose forms work as the server wrote them: its code is fetched when the visitor does something for the
 * first time, and what is typed and pressed until it is there is done then. It is rendered again only when what it is given
 * changes: around a part that waits for its script, that would replace it under the hands of who is in it.
 */
export function waitingPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): WaitingPart<Props> {
  const part = preparedComponent(load, { waitsForTouch: true });
  return {
    Component: memo((props: Props) => (
      <HeldForms>
        <part.Component {...props} />
      </HeldForms>
    )) as unknown as ComponentType<Props>,
    async clientLoader({ serverLoader }) {
      const [view] = await Promise.all([serverLoader(), part.prepare()]);
      return view;
    },
  };
}

function HeldForms({ children }: { readonly children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  // What was refused tells it and takes the focus: at once, not under the fingers of who mends it.
  const isAnswered = useActionData() !== undefined;
  useEffect(() => {
    if (isAnswered) endWaitForTouch();
  }, [isAnswered]);
  return (
    <div ref={part} data-waits="" className="contents">
      <Suspense>
        {children}
        <Taken part={part} />
      </Suspense>
    </div>
  );
}

/** Stands beside what is waited for, and is React's together with it. */
function Taken({ part }: { readonly part: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (part.current) takeForms(part.current);
  }, [part]);
  return null;
}
