/** What a caller did wrong, in Algolia's words; becomes the answer `{ message, status }`. */
export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
  }
}

export const badRequest = (message: string): ApiError => new ApiError(400, message);
export const unknownIndex = (name: string): ApiError => new ApiError(404, `Index ${name} does not exist`);
export const unknownObject = (): ApiError => new ApiError(404, 'ObjectID does not exist');
export const internalError = (): ApiError => new ApiError(500, 'Internal server error');
