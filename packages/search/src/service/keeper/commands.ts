export type CopyScope = 'settings' | 'synonyms' | 'rules';

/** A write as the thread is asked for it and as the log keeps it; what it writes stands in the body beside it. */
export type Command =
  /** Body: `{"requests":[{"action","body"}]}`. */
  | { readonly kind: 'batch'; readonly index: string }
  /** The same with an `indexName` in every request. */
  | { readonly kind: 'multiple-batch' }
  /** Body: one record. */
  | { readonly kind: 'save'; readonly index: string; readonly objectID?: string }
  | {
      readonly kind: 'partial-update';
      readonly index: string;
      readonly objectID: string;
      readonly createIfNotExists: boolean;
    }
  | { readonly kind: 'delete'; readonly index: string; readonly objectIDs: readonly string[] }
  | { readonly kind: 'clear'; readonly index: string }
  | { readonly kind: 'delete-index'; readonly index: string }
  /** Body: settings to change. */
  | { readonly kind: 'settings'; readonly index: string; readonly forwardToReplicas: boolean }
  /** Body: a list of synonyms. */
  | { readonly kind: 'save-synonyms'; readonly index: string; readonly replaceExisting: boolean }
  | { readonly kind: 'delete-synonym'; readonly index: string; readonly objectID: string }
  /** Body: a list of rules. */
  | { readonly kind: 'save-rules'; readonly index: string; readonly replaceExisting: boolean }
  | { readonly kind: 'delete-rule'; readonly index: string; readonly objectID: string }
  | {
      readonly kind: 'copy' | 'move';
      readonly index: string;
      readonly destination: string;
      /** Absent: everything, records too. */
      readonly scope?: readonly CopyScope[];
    };

/** A segment that was built elsewhere is all that the index has; it is on disk before the log names it. */
export interface Adoption {
  readonly kind: 'adopt';
  readonly index: string;
  readonly segment: number;
}

/** What the log keeps of a command besides its body. */
export interface LoggedCommand {
  readonly command: Command | Adoption;
  readonly tasks: readonly Task[];
  readonly at: string;
}

export interface Task {
  readonly index: string;
  readonly taskId: number;
}

export interface Acceptance {
  /** One per index that was written to. */
  readonly tasks: readonly Task[];
  readonly objectIDs: readonly string[];
}
