export type SourceFaultCode =
  | 'source-address-not-allowed'
  | 'source-not-there'
  | 'source-too-slow'
  | 'source-refuses'
  | 'source-busy'
  | 'source-leads-elsewhere'
  | 'source-answers-with-error'
  | 'source-answer-too-large'
  | 'source-answer-not-valid'
  | 'source-has-too-much'
  | 'source-currency-not-euro'
  | 'token-missing'
  | 'table-column-missing'
  | 'table-too-long';

/** Why an import stops; the desk has the words. Nothing of what the source said is part of it. */
export class SourceFault extends Error {
  readonly code: SourceFaultCode;

  constructor(code: SourceFaultCode) {
    super(code);
    this.code = code;
  }
}
