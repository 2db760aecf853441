/** Whether a picture or video is named by an address, not by a file of the catalogue. */
export const isRemote = (source: string): boolean => /^https?:\/\//i.test(source);
