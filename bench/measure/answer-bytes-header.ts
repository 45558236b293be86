/** Tells the bare server how long its answer has to be. */
export const answerBytesHeader = 'x-answer-bytes';
