// Under jest, style sheets are empty.
module.exports = {};
