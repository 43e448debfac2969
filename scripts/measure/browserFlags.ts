/** The command line of the browsers that load pages for a measurement, also in a container. */
export const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'] as const;
