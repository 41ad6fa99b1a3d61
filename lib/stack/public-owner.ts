/** For queries that call the stack `stack`: the user name of its owner, if they show their page. */
export const PUBLIC_OWNER = `SELECT user_names.name FROM users JOIN user_names ON user_names.user_id = users.id
  WHERE users.id = stack.user_id AND users.is_page_public`
