/** The user name of the owner, if their page is public, for a query with the alias `stack`. */
export const PUBLIC_OWNER = `SELECT user_names.name FROM users JOIN user_names ON user_names.user_id = users.id
  WHERE users.id = stack.user_id AND users.is_page_public`
