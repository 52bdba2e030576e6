/** Changes one field of the state of the current history entry, which React Router and others also use. */
export function setHistoryField(field: string, value: unknown) {
  window.history.replaceState({ ...window.history.state, [field]: value }, '');
}
