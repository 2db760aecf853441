/** Loads the results of a query; without one the search page needs no further script. */
const { dataset } = document.documentElement;
if ('query' in dataset)
  import('./results.ts').catch(() => {
    dataset['query'] = 'failed';
  });
