/** How one part of the shop calls another: in the same process or over the network, the caller cannot tell. */
export type Fetch = (request: Request) => Promise<Response>;
