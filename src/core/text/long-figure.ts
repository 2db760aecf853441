/** Whether a figure of a dashboard is too long for the full size of its tile, so that it is made to fit. */
export const isLongFigure = (figure: string): boolean => figure.length > 10;
